extension FilmzDatabase {
    /// The facts about a film in other products' files for which Filmz has no place (``Leftover``): a JSON array of
    /// objects, which is read and written only together with the relation.
    static let leftovers = """
        ALTER TABLE my_film ADD COLUMN leftovers TEXT CHECK (leftovers GLOB '[[]*]');
        """
}
