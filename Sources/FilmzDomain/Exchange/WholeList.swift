/// A list with all its films.
public struct WholeList: Hashable, Sendable {
    public var list: FilmList
    /// The films in the order of the list. A list with a rule has none of its own.
    public var films: [Listed]

    public struct Listed: Hashable, Sendable {
        public var film: Film
        /// The note; empty when there is none.
        public var note: String
        /// The time at which the film was added to the list; nil when unknown.
        public var addedAt: Timestamp?

        public init(film: Film, note: String = "", addedAt: Timestamp? = nil) {
            self.film = film
            self.note = note
            self.addedAt = addedAt
        }
    }

    public init(list: FilmList, films: [Listed]) {
        self.list = list
        self.films = films
    }
}

extension FilmListService {
    /// Iterates over a person's lists, last changed first. A list that is removed meanwhile is left out.
    public func forEachWholeList(of person: Person.ID, body: (WholeList) async throws -> Void) async throws {
        for name in try await names(.all, of: person, limit: FilmList.countLimit) {
            try Task.checkCancellation()
            do {
                try await body(try await wholeList(name.id, of: person))
            } catch DomainError.noSuchList {
                continue
            }
        }
    }

    private func wholeList(_ id: FilmList.ID, of person: Person.ID) async throws -> WholeList {
        var films: [WholeList.Listed] = []
        var next: PageCursor?
        while true {
            let page = try await list(
                FilmListQuery(list: id), of: person,
                page: PageRequest(size: PageRequest.sizes.upperBound, after: next))
            films += page.films.items.map {
                WholeList.Listed(film: $0.entry.film, note: $0.note, addedAt: $0.entry.addedAt)
            }
            next = page.films.next
            if next == nil { return WholeList(list: page.list, films: films) }
        }
    }
}
