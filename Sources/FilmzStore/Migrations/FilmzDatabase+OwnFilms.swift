extension FilmzDatabase {
    /// Counts the changes of films that no catalogue has, and of the IDs that lead to others. By these counts
    /// ``OwnTitles`` knows whether it is up to date.
    static let ownFilms = """
        CREATE TABLE own_films_revision (number INTEGER NOT NULL) STRICT;

        INSERT INTO own_films_revision (number) VALUES (0);

        CREATE TRIGGER own_film_inserted AFTER INSERT ON film WHEN NEW.in_catalogue = 0 BEGIN
            UPDATE own_films_revision SET number = number + 1;
        END;

        CREATE TRIGGER own_film_updated AFTER UPDATE ON film WHEN OLD.in_catalogue = 0 OR NEW.in_catalogue = 0 BEGIN
            UPDATE own_films_revision SET number = number + 1;
        END;

        CREATE TRIGGER own_film_deleted AFTER DELETE ON film WHEN OLD.in_catalogue = 0 BEGIN
            UPDATE own_films_revision SET number = number + 1;
        END;

        CREATE TRIGGER own_alias_inserted AFTER INSERT ON film_alias BEGIN
            UPDATE own_films_revision SET number = number + 1;
        END;

        CREATE TRIGGER own_alias_updated AFTER UPDATE ON film_alias BEGIN
            UPDATE own_films_revision SET number = number + 1;
        END;

        CREATE TRIGGER own_alias_deleted AFTER DELETE ON film_alias BEGIN
            UPDATE own_films_revision SET number = number + 1;
        END;
        """
}
