/// What a person takes of a recommendation.
public struct ReceivedAnswer: Hashable, Sendable {
    /// The films that the person takes, by their place in the recommendation, each with the one here that it is.
    public var chosen: [Int: Film.ID]
    /// The places of those that the person adds by hand, because nobody here knows them.
    public var added: Set<Int>
    /// What the person calls who told them; empty for nobody.
    public var toldBy: String

    public init(chosen: [Int: Film.ID] = [:], added: Set<Int> = [], toldBy: String = "") {
        (self.chosen, self.added, self.toldBy) = (chosen, added, toldBy)
    }

    public var isEmpty: Bool { chosen.isEmpty && added.isEmpty }
}

extension Services {
    /// Puts what a person takes of a recommendation on their watchlist, with who told them, as one change.
    ///
    /// Films that nobody knows are added first. If that or anything after it fails, they stay, as films that were added
    /// by hand stay; nothing else is changed.
    /// - Returns: the change, by which all is undone together; nil when nothing changed
    /// - Throws: ``DomainError``
    public func accept(
        _ received: Received, _ answer: ReceivedAnswer, of person: Person.ID
    ) async throws -> Change? {
        let recommendation = received.recommendation
        var edits: [FilmEdit] = []
        for number in recommendation.films.indices {
            let asked = recommendation.films[number]
            var film = answer.chosen[number]
            if film == nil, answer.added.contains(number) {
                film = try await films.add(asked.draft, by: person).id
            }
            guard let film else { continue }
            var own: [MyFilmEdit] = [.watchlist(true)]
            if !answer.toldBy.allSatisfy(\.isWhitespace) {
                own.append(.told(by: answer.toldBy, message: recommendation.message(about: asked)))
            }
            edits.append(FilmEdit(film: film, edit: .several(own)))
        }
        let change = try await changed(edits, of: person)
        try await self.received.answer(received.id, .accepted, change: change?.id, of: person)
        return change
    }

    private func changed(_ edits: [FilmEdit], of person: Person.ID) async throws -> Change? {
        guard !edits.isEmpty else { return nil }
        let batch = try await myFilms.begin(.watchlistAdded, isKept: false, of: person)
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
