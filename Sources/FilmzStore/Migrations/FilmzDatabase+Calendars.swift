extension FilmzDatabase {
    /// `episode_by_day` finds what is new of many shows at once.
    static let calendars = """
        CREATE INDEX episode_by_day ON episode(film_id, aired);
        """
}
