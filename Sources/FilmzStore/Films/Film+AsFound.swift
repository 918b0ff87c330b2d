import FilmzDomain

extension Film {
    /// As a provider found it, without what no film can have, and known by what its ID is made from; nil when it could
    /// not be found again.
    var asFound: Film? {
        guard !title.isEmpty, let externalID = id.externalID else { return nil }
        var film = self
        if externalIDs[externalID.provider] == nil { film.externalIDs.insert(externalID) }
        film.runtime = runtime.flatMap { FilmDraft.runtimes.contains($0) ? $0 : nil }
        film.imdbRating = imdbRating.flatMap { 0...10 ~= $0 ? $0 : nil }
        film.rottenTomatoesRating = rottenTomatoesRating.flatMap { 0...100 ~= $0 ? $0 : nil }
        // Only a catalogue knows how prominent its films are.
        film.prominence = nil
        return film
    }
}

extension ExternalIDs {
    /// Whether these and others cannot be of one film.
    func contradict(_ others: ExternalIDs) -> Bool {
        Provider.allCases.contains { provider in
            guard let mine = self[provider], let theirs = others[provider] else { return false }
            return mine != theirs
        }
    }
}
