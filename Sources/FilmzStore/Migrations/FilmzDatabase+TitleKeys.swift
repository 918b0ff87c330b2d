extension FilmzDatabase {
    /// A film that no catalogue has is found by the keys of its titles, as in a catalogue (``FilmSearchText``). Until now
    /// it was found by the words of a full-text index, which cost more than all else when a film was kept, and was read
    /// for hundreds of titles at once. The keys are made when the database is opened (``PersonalFilms/derive(_:)``).
    static let titleKeys = """
        DROP TABLE film_text;
        ALTER TABLE film ADD COLUMN title_key INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE film ADD COLUMN original_key INTEGER;
        CREATE INDEX film_by_title_key ON film(title_key) WHERE in_catalogue = 0;
        CREATE INDEX film_by_original_key ON film(original_key) WHERE in_catalogue = 0 AND original_key IS NOT NULL;
        """
}
