extension Film {
    /// This film as a provider found it, without impossible facts, under the ID from its external ID; nil when its ID
    /// is not made from one, since the film could not be found again.
    public var asFound: Film? {
        guard !title.isEmpty, let externalID = id.externalID else { return nil }
        var film = self
        if externalIDs[in: externalID.namespace] == nil { film.externalIDs.insert(externalID) }
        film.runtime = runtime.filter { FilmDraft.runtimes.contains($0) }
        film.imdbRating = imdbRating.filter { 0...10 ~= $0 }
        film.rottenTomatoesRating = rottenTomatoesRating.filter { 0...100 ~= $0 }
        // Only a catalogue knows how prominent its films are.
        film.prominence = nil
        return film
    }
    /// A film that a provider found, merged with films found before that are the same: the first of them keeps its ID.
    /// A film that has another ID in the same namespace stays separate.
    /// - Parameter before: the films found before that share an external ID with it
    /// - Returns: the merged film, and the IDs of the films that were merged into it
    public func merged(withFoundBefore before: [Film]) -> (film: Film, gone: [Film.ID]) {
        let byID = before.byExternalID
        var film = self
        var seen: Set<Film.ID> = []
        var gone: [Film.ID] = []
        for duplicate in externalIDs.all.compactMap({ byID[$0] }) where seen.insert(duplicate.id).inserted {
            if seen.count == 1 {
                film = duplicate.filled(from: self)
            } else if !film.externalIDs.contradict(duplicate.externalIDs) {
                // Its ID still leads here, because the ID is made from one of the external IDs.
                film = film.filled(from: duplicate)
                gone.append(duplicate.id)
            }
        }
        return (film, gone)
    }
}
