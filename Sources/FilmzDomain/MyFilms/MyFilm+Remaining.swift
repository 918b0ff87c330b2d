extension MyFilm {
    /// The relation that an undo or an import leaves: a film that has other uses exists, even if the relation is empty.
    public func remaining(_ uses: FilmUses) -> MyFilm {
        guard isUnmet, !uses.isEmpty else { return self }
        var result = self
        result.isUnmet = false
        return result
    }
}
