extension Film {
    /// As a provider found it, without what no film can have, and known by what its ID is made from; nil when it could
    /// not be found again.
    public var asFound: Film? {
        guard !title.isEmpty, let externalID = id.externalID else { return nil }
        var film = self
        if externalIDs[in: externalID.namespace] == nil { film.externalIDs.insert(externalID) }
        film.runtime = runtime.flatMap { FilmDraft.runtimes.contains($0) ? $0 : nil }
        film.imdbRating = imdbRating.flatMap { 0...10 ~= $0 ? $0 : nil }
        film.rottenTomatoesRating = rottenTomatoesRating.flatMap { 0...100 ~= $0 ? $0 : nil }
        // Only a catalogue knows how prominent its films are.
        film.prominence = nil
        return film
    }
    /// A film that a provider found, with all that is known of those found before that are the same: the first of them
    /// keeps its ID. One that is known by another ID of the same kind stays a film of its own.
    /// - Parameter before: those with one of its external IDs
    /// - Returns: the film, and those that went into it
    public func found(again before: [Film]) -> (film: Film, gone: [Film.ID]) {
        let known = before.byExternalID
        var film = self
        var (seen, gone): (Set<Film.ID>, [Film.ID]) = ([], [])
        for same in externalIDs.all.compactMap({ known[$0] }) where seen.insert(same.id).inserted {
            if seen.count == 1 {
                film = same.filled(from: self)
            } else if !film.externalIDs.contradict(same.externalIDs) {
                // Its ID goes on leading here: it is made from one of the external IDs.
                film = film.filled(from: same)
                gone.append(same.id)
            }
        }
        return (film, gone)
    }
}
