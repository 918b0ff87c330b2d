extension SharingServices {
    /// Whether a share shows a film, so that visitors may see its poster.
    public func shows(_ film: Film.ID, share: Share) async throws -> Bool {
        switch share.subject {
        case .film(let shared):
            return try await films.film(shared, for: share.person)?.id == film
        case .sentList:
            return try await shares.hasSent(film, with: share)
        case .list(let list):
            let having = try await lists.names(.having(film), of: share.person, limit: FilmList.countLimit)
            if having.contains(where: { $0.id == list }) { return true }
            return try await meetsRule(film, of: list, for: share.person)
        }
    }

    /// The maximum number of films to check for a rule that contains words.
    private static var ruleLimit: Int { 1_000 }

    /// Whether a film is on a list with a rule.
    private func meetsRule(_ film: Film.ID, of list: FilmList.ID, for person: Person.ID) async throws -> Bool {
        var cursor: PageCursor?
        for _ in 0..<Self.ruleLimit / PageRequest.sizes.upperBound {
            let page = PageRequest(size: PageRequest.sizes.upperBound, after: cursor)
            let listed: ListedFilms
            do {
                listed = try await self.listed(FilmListQuery(list: list), of: person, page: page)
            } catch DomainError.noSuchList {
                return false
            }
            guard let sentence = listed.sentence else { return false }
            if sentence.words == nil {
                guard let film = try await films.film(film, for: person) else { return false }
                let mine = try await MyFilmSets.load(sentence.filters, from: self, for: person)
                return mine.holds(film.id) && sentence.conditions.allSatisfy { $0.holds(film) }
            }
            if listed.films.items.contains(where: { $0.entry.film.id == film }) { return true }
            guard let next = listed.films.next else { return false }
            cursor = next
        }
        return false
    }
}
