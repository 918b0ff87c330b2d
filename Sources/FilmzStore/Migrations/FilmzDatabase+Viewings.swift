extension FilmzDatabase {
    /// The indexes by which the newest viewing of a film, and the one logged last, are found in one step, however many
    /// there are.
    static let viewingsOfAFilm = """
        CREATE INDEX viewing_of_film ON viewing(person_id, film_id, watched_on, logged_at, id);
        CREATE INDEX viewing_of_film_logged ON viewing(person_id, film_id, logged_at);
        DROP INDEX viewing_by_film;
        """
}
