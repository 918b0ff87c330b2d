extension FilmzDatabase {
    /// While a change of many films goes into the relations, new relations come onto the shelves, and removed ones leave
    /// them, when all of it is there (``ShelfApplication``). A shelf has an index for each order, so that fifty films change
    /// nearly every page of all indexes: the log of ten thousand films was seventy times as long as the file.
    static let shelvesOfBatches = """
        DROP TRIGGER my_film_inserted;
        DROP TRIGGER my_film_deleted;

        CREATE TRIGGER my_film_inserted AFTER INSERT ON my_film
        WHEN (SELECT settling FROM person WHERE id = NEW.person_id) IS NULL BEGIN
            INSERT INTO shelf_film SELECT * FROM shelf_row WHERE person_id = NEW.person_id AND film_id = NEW.film_id;
            UPDATE person SET revision = revision + 1 WHERE id = NEW.person_id;
        END;

        CREATE TRIGGER my_film_deleted AFTER DELETE ON my_film
        WHEN (SELECT settling FROM person WHERE id = OLD.person_id) IS NULL BEGIN
            DELETE FROM shelf_film
            WHERE person_id = OLD.person_id AND shelf IN (1, 2, 3, 4) AND film_id = OLD.film_id;
            UPDATE person SET revision = revision + 1 WHERE id = OLD.person_id;
        END;
        """
}
