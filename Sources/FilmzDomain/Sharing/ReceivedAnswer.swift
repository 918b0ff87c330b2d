/// What a person takes of a recommendation.
public struct ReceivedAnswer: Hashable, Sendable {
    /// The films that the person takes, by their place in the recommendation, each with the one here that it is.
    public var chosen: [Int: Film.ID]
    /// The places of those that the person adds by hand, because nobody here knows them.
    public var added: Set<Int>
    /// What the person calls who told them; empty for nobody.
    public var toldBy: String
    /// The list of the person's own that is made of them; nil when they go onto the watchlist.
    public var list: FilmList.ID?

    public init(
        chosen: [Int: Film.ID] = [:], added: Set<Int> = [], toldBy: String = "", list: FilmList.ID? = nil
    ) {
        (self.chosen, self.added, self.toldBy, self.list) = (chosen, added, toldBy, list)
    }

    public var isEmpty: Bool { chosen.isEmpty && added.isEmpty }
}

extension Services {
    /// Puts what a person takes of a recommendation on their watchlist, or on a new list that has its name, description,
    /// order and notes, with who told them, as one change.
    ///
    /// Films that nobody knows are added first. If that or anything after it fails, they stay, as films that were added
    /// by hand stay; nothing else is changed.
    /// - Returns: the change, by which all is undone together; nil when nothing changed
    /// - Throws: ``DomainError``
    public func accept(
        _ received: Received, _ answer: ReceivedAnswer, of person: Person.ID
    ) async throws -> Change? {
        let recommendation = received.recommendation
        var taken: [(film: Film.ID, asked: RecommendedFilm)] = []
        for number in recommendation.films.indices {
            let asked = recommendation.films[number]
            var film = answer.chosen[number]
            if film == nil, answer.added.contains(number) {
                film = try await films.add(asked.draft, by: person).id
            }
            if let film { taken.append((film, asked)) }
        }
        let isTold = !answer.toldBy.allSatisfy(\.isWhitespace)
        func told(_ asked: RecommendedFilm) -> MyFilmEdit {
            .told(by: answer.toldBy, message: recommendation.message(about: asked))
        }
        let change: Change?
        if let list = answer.list {
            let edits = isTold ? taken.map { FilmEdit(film: $0.film, edit: told($0.asked)) } : []
            change = try await lists.make(
                FilmListDraft(recommendation), id: list, with: taken.map(\.film),
                notes: Dictionary(taken.map { ($0.film, $0.asked.note) }) { first, _ in first }, edits, of: person)
        } else {
            let edits = taken.map { film, asked in
                FilmEdit(film: film, edit: .several([.watchlist(true)] + (isTold ? [told(asked)] : [])))
            }
            // "Added 2 films to your watchlist" must not count one that was there, of which only who told is new.
            let states = try await myFilms.states(of: taken.map(\.film), for: person)
            let wasThere = isTold && states.values.contains(where: \.isOnWatchlist)
            change = try await changed(edits, as: wasThere ? .edited : .watchlistAdded, of: person)
        }
        // Sent twice, it must not forget the change that the first one made.
        if change != nil || received.state != .accepted {
            try await self.received.answer(received.id, .accepted, change: change?.id, of: person)
        }
        return change
    }

    private func changed(
        _ edits: [FilmEdit], as kind: Change.Kind, of person: Person.ID
    ) async throws -> Change? {
        guard !edits.isEmpty else { return nil }
        let batch = try await myFilms.begin(kind, isKept: false, of: person)
        do {
            for start in stride(from: 0, to: edits.count, by: 50) {
                try await batch.add(Array(edits[start..<min(start + 50, edits.count)]))
            }
            return try await batch.commit()
        } catch {
            try? await batch.abandon()
            throw error
        }
    }
}
