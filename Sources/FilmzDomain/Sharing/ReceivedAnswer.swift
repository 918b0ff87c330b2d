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
        self.chosen = chosen
        self.added = added
        self.toldBy = toldBy
        self.list = list
    }

    public var isEmpty: Bool { chosen.isEmpty && added.isEmpty }
}

extension Services {
    /// Puts what a person takes of a recommendation on their watchlist, or on a new list that has its name, description,
    /// order and notes, with who told them, as one change.
    ///
    /// Films that nobody knows are made with it, and go with its undo.
    /// - Returns: the change, by which all is undone together; nil when nothing changed
    /// - Throws: ``DomainError``
    public func accept(
        _ received: Received, answer: ReceivedAnswer, of person: Person.ID
    ) async throws -> Change? {
        let change =
            if let list = answer.list {
                try await makeList(list, of: received.recommendation, answer: answer, for: person)
            } else {
                try await putOnWatchlist(received.recommendation, answer: answer, of: person)
            }
        // Sent twice, it must not forget the change that the first one made.
        if change != nil || received.state != .accepted {
            try await self.received.answer(received.id, state: .accepted, change: change?.id, of: person)
        }
        return change
    }

    private func makeList(
        _ list: FilmList.ID, of recommendation: Recommendation, answer: ReceivedAnswer, for person: Person.ID
    ) async throws -> Change? {
        var films = answer.chosen.mapValues(ListedDraft.Choice.known)
        for number in recommendation.films.indices where answer.adds(number) {
            films[number] = .own(recommendation.films[number].draft)
        }
        let taken = answer.taken(of: recommendation, as: films).map { film, asked in
            ListedDraft(film, note: asked.note, edit: answer.told(asked, in: recommendation))
        }
        return try await lists.make(FilmListDraft(recommendation), id: list, listing: taken, of: person)
    }

    private func putOnWatchlist(
        _ recommendation: Recommendation, answer: ReceivedAnswer, of person: Person.ID
    ) async throws -> Change? {
        let added = recommendation.films.indices.filter(answer.adds)
        guard !answer.taken(of: recommendation, as: answer.chosen).isEmpty || !added.isEmpty else { return nil }
        // "Added 2 films to your watchlist" must not count one that was there, of which only who told is new.
        let states = try await myFilms.states(of: Array(answer.chosen.values), for: person)
        let wasThere = answer.isTold && states.values.contains(where: \.isOnWatchlist)
        let batch = try await myFilms.begin(wasThere ? .edited : .watchlistAdded, isKept: false, of: person)
        do {
            let made = try await batch.make(added.map { recommendation.films[$0].draft })
            let films = answer.chosen.merging(zip(added, made)) { chosen, _ in chosen }
            let edits = answer.taken(of: recommendation, as: films).map { film, asked in
                let told = answer.told(asked, in: recommendation)
                return FilmEdit(film: film, edit: .several([.watchlist(true)] + [told].compactMap(\.self)))
            }
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

extension ReceivedAnswer {
    /// Whether the film at a place is added by hand.
    fileprivate func adds(_ number: Int) -> Bool { added.contains(number) && chosen[number] == nil }

    /// The films that are taken, in the order of the recommendation.
    /// - Parameter films: by their place
    fileprivate func taken<Taken>(
        of recommendation: Recommendation, as films: [Int: Taken]
    ) -> [(film: Taken, asked: RecommendedFilm)] {
        recommendation.films.indices.compactMap { number in
            films[number].map { ($0, recommendation.films[number]) }
        }
    }

    fileprivate var isTold: Bool { !toldBy.allSatisfy(\.isWhitespace) }

    /// Notes who told about a film; nil for nobody.
    fileprivate func told(_ asked: RecommendedFilm, in recommendation: Recommendation) -> MyFilmEdit? {
        guard isTold else { return nil }
        return .told(by: toldBy, message: recommendation.message(about: asked))
    }
}
