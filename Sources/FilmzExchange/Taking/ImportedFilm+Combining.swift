import FilmzDomain

/// Several lines that mean one film.
extension ImportedFilm {
    /// This film with what another line says about it, by the rules for one line: of two ratings, the one given last
    /// counts, and texts are joined. So nothing in the files contradicts what is imported from them.
    func combined(with other: ImportedFilm) -> ImportedFilm {
        var combined = self
        let isLater = mine.ratedAt.map { $0 <= other.mine.ratedAt ?? $0 } ?? true
        if let rating = other.mine.rating, isLater {
            combined.mine.rating = rating
            combined.mine.ratedAt = other.mine.ratedAt ?? mine.ratedAt
        }
        combined.mine = ImportedRelation(other.mine, into: combined.mine, rule: .both).after
        let ids = Set(episodes.map(\.id))
        combined.episodes += other.episodes.filter { !ids.contains($0.id) }
        combined.isWanted = isWanted || other.isWanted
        return combined
    }

    /// The film with the IDs under which its episodes are stored, as ``MyFilmEdit/naming(_:)`` has them.
    /// - Parameter storedEpisodes: episodes that the person has logged
    func naming(_ storedEpisodes: some Collection<Episode>) -> ImportedFilm {
        guard !episodes.isEmpty, !storedEpisodes.isEmpty else { return self }
        let byID = Dictionary(storedEpisodes.map { ($0.id, $0) }) { first, _ in first }
        let byNumber = Dictionary(storedEpisodes.compactMap { episode in episode.number.map { ($0, episode) } }) {
            first, _ in first
        }
        var ids: [Episode.ID: Episode.ID] = [:]
        for episode in episodes {
            let candidates = [byID[episode.id], episode.number.flatMap { byNumber[$0] }].compactMap(\.self)
            let stored = candidates.first { $0.externalIDs.isSame(as: episode.externalIDs) != false }
            if let stored { ids[episode.id] = stored.id }
        }
        var named = self
        for index in named.mine.viewings.indices {
            if let id = named.mine.viewings[index].episode.flatMap({ ids[$0] }) {
                named.mine.viewings[index].episode = id
            }
        }
        return named
    }
}

extension ImportPlan {
    /// The first entry of each film that several entries mean, with what all of them say, by index; and the indices of
    /// the others. Entries with viewings that earlier readers took for something else stay apart, because each of these
    /// is looked for by itself.
    /// - Parameters:
    ///   - films: the film of each entry; nil for entries that are not imported
    ///   - order: the indices of the entries, those of one film together
    func combinedFilms(_ films: [Film.ID?], in order: [Int]) -> (films: [Int: ImportedFilm], rest: Set<Int>) {
        var combined: [Int: ImportedFilm] = [:]
        var rest: Set<Int> = []
        var first: Int?
        for index in order {
            guard let film = films[index], isCombinable(index) else { continue }
            guard let earlier = first, films[earlier] == film else {
                first = index
                continue
            }
            let importedFilm = combined[earlier] ?? entries[earlier].importedFilm
            combined[earlier] = importedFilm.combined(with: entries[index].importedFilm)
            rest.insert(index)
        }
        return (combined, rest)
    }

    private func isCombinable(_ index: Int) -> Bool {
        let importedFilm = entries[index].importedFilm
        return importedFilm.isKept && importedFilm.formerValues.isEmpty && importedFilm.facts == nil
    }
}
