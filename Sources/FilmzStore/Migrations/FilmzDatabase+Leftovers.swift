extension FilmzDatabase {
    /// What other products' files said of a film and Filmz has no place for (``Leftover``): a JSON array of objects, which is
    /// read and written only together with the relation.
    static let leftovers = """
        ALTER TABLE my_film ADD COLUMN leftovers TEXT CHECK (leftovers GLOB '[[]*]');
        """
}
