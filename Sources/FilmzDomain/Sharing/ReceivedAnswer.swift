/// The films that a person accepts from a recommendation.
public struct ReceivedAnswer: Hashable, Sendable {
    /// The accepted films that are known here: the index in the recommendation, and the film's ID here.
    public var chosen: [Int: Film.ID]
    /// The indices of the films that the person adds by hand, because they are unknown here.
    public var added: Set<Int>
    /// The person's name for the recommender; empty for none.
    public var toldBy: String
    /// The ID of the person's new list with these films; nil to put them on the watchlist.
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

extension SharingServices {
    /// Adds the accepted films of a recommendation to the person's watchlist, or to a new list with its name,
    /// description, order and notes, and stores the recommender, as one change.
    ///
    /// Unknown films are created with it, and go with its undo.
    /// - Returns: the change, by which everything is undone together; nil when nothing changed
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
        // A second submission must not overwrite the change of the first.
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
        let listed = answer.taken(of: recommendation, as: films).map { film, recommended in
            ListedDraft(film, note: recommended.note, edit: answer.told(recommended, in: recommendation))
        }
        return try await lists.make(FilmListDraft(recommendation), id: list, listing: listed, of: person)
    }

    private func putOnWatchlist(
        _ recommendation: Recommendation, answer: ReceivedAnswer, of person: Person.ID
    ) async throws -> Change? {
        let added = recommendation.films.indices.filter(answer.adds)
        guard !answer.taken(of: recommendation, as: answer.chosen).isEmpty || !added.isEmpty else { return nil }
        // "Added 2 films to your watchlist" must not count a film that was already there and only gets its recommender.
        let states = try await myFilms.states(of: Array(answer.chosen.values), for: person)
        let wasThere = answer.isTold && states.values.contains(where: \.isOnWatchlist)
        let batch = try await myFilms.begin(wasThere ? .edited : .watchlistAdded, isKept: false, of: person)
        return try await batch.commit {
            let newIDs = try await batch.make(added.map { recommendation.films[$0].draft })
            let films = answer.chosen.merging(zip(added, newIDs)) { chosen, _ in chosen }
            let edits = answer.taken(of: recommendation, as: films).map { film, recommended in
                let referral = answer.told(recommended, in: recommendation)
                return FilmEdit(film: film, edit: .several([.watchlist(true)] + [referral].compactMap(\.self)))
            }
            for start in stride(from: 0, to: edits.count, by: 50) {
                try await batch.add(Array(edits[start..<min(start + 50, edits.count)]))
            }
        }
    }
}

extension ReceivedAnswer {
    /// Whether the film at an index is added by hand.
    fileprivate func adds(_ number: Int) -> Bool { added.contains(number) && chosen[number] == nil }

    /// The accepted films, in the order of the recommendation.
    /// - Parameter films: the films by their indices
    fileprivate func taken<Taken>(
        of recommendation: Recommendation, as films: [Int: Taken]
    ) -> [(film: Taken, asked: RecommendedFilm)] {
        recommendation.films.indices.compactMap { number in
            films[number].map { ($0, recommendation.films[number]) }
        }
    }

    fileprivate var isTold: Bool { !toldBy.allSatisfy(\.isWhitespace) }

    /// The edit that stores the recommender of a film; nil when there is none.
    fileprivate func told(_ recommended: RecommendedFilm, in recommendation: Recommendation) -> MyFilmEdit? {
        guard isTold else { return nil }
        return .told(by: toldBy, message: recommendation.message(about: recommended))
    }
}
