/// The best known films of a decade, for a person to say which ones they have seen.
public struct CatchUp: Sendable, Equatable {
    /// Films or shows of ten years.
    public struct Topic: Hashable, Sendable {
        /// The first year of ten.
        public var decade: Int
        public var kind: Film.KindGroup

        public init(decade: Int, kind: Film.KindGroup = .films) {
            self.decade = decade
            self.kind = kind
        }
    }

    public var topic: Topic
    /// The films, best known first. They are not counted in all: the total is that of this page.
    public var films: Page<FilmEntry>
    /// The films that the person said they have not seen.
    public var notSeen: Set<Film.ID>
    /// The number of films of this topic about which the person has said something.
    public var doneCount: Int

    /// The ID of the viewing that says that a film was seen. It is always the same, so that saying it twice logs once.
    public static func viewing(of film: Film.ID) -> Viewing.ID {
        Viewing.ID(rawValue: film.rawValue) ?? .random()
    }

    /// The maximum number of a decade's films to show.
    private static let limit = 5_000

    /// A page of the films of a topic about which a person has said nothing.
    /// - Parameters:
    ///   - film: a film to show first, even if the person has said something about it
    ///   - page: its cursor is one that this function returned
    public static func load(
        _ topic: Topic, showing film: Film.ID? = nil, page: PageRequest, from services: some DiscoverServices,
        for person: Person.ID
    ) async throws -> CatchUp {
        var decadeFilms = FilmsOfDecade(topic)
        var offset = min(max(page.cursor.flatMap { Int($0.description) } ?? 0, 0), limit)
        var entries: [FilmEntry] = []
        if let film, let shown = try await services.films.film(film, for: person) {
            entries = try await services.entries(Page(items: [shown], total: 1), for: person).items
        }
        let first = entries.map(\.film.id)
        try await decadeFilms.skip(offset, from: services)
        var isOver = false
        while entries.count < page.size, offset < limit, !isOver {
            let films = try await decadeFilms.next(page.size - entries.count, from: services)
            isOver = films.isEmpty
            offset += films.count
            let notSeenIDs = try await services.myFilms.notSeen(among: films.map(\.id), by: person)
            let all = try await services.entries(Page(items: films, total: films.count), for: person).items
            entries += all.filter {
                $0.state == MyFilmState() && !notSeenIDs.contains($0.film.id) && !first.contains($0.film.id)
            }
        }
        let next: PageCursor? = if isOver || offset >= limit { nil } else { PageCursor(String(offset)) }
        return CatchUp(
            topic: topic, films: Page(items: entries, total: entries.count, next: next),
            notSeen: try await services.myFilms.notSeen(among: first, by: person),
            doneCount: try await doneCount(topic, from: services, for: person))
    }

    private static func doneCount(
        _ topic: Topic, from services: some DiscoverServices, for person: Person.ID
    ) async throws -> Int {
        let query = MyFilmsQuery(shelf: .all, filter: .init(kind: topic.kind, decade: topic.decade))
        let myFilms = try await services.myFilms.films(query, of: person)
        let others = try await services.myFilms.notSeen(by: person).keys.filter { !myFilms.contains($0) }
        if others.isEmpty { return myFilms.count }
        let notSeen = try await services.films.films(others, for: person).values
        return myFilms.count + notSeen.count { topic.holds($0) }
    }
}

extension CatchUp.Topic {
    fileprivate func holds(_ film: Film) -> Bool {
        film.year.map { $0 / 10 * 10 == decade } ?? false && kind.holds(film.kind)
    }
}

extension CatchUp {
    /// The edit for stars that are given while catching up. They say that the film was seen, as ``viewing(of:)`` does,
    /// so that it is in the diary and its hours count. A film with viewings of its own is only rated.
    /// - Parameters:
    ///   - rating: nil removes the stars; the film stays seen
    ///   - mine: what the person has with the film
    public static func edit(_ rating: Rating?, of film: Film.ID, mine: MyFilm) -> MyFilmEdit {
        let id = viewing(of: film)
        if !mine.hasViewings, rating != nil { return .log(ViewingDraft(rating: rating), id: id) }
        guard mine.viewingCount == 1, let said = mine.viewings.first, said.id == id, said.rating != rating else {
            return .rate(rating)
        }
        var draft = said.draft
        draft.rating = rating
        // Removing the rating of a viewing leaves that of the film as it is.
        return if rating == nil { .several([.editViewing(id, draft), .rate(nil)]) } else { .editViewing(id, draft) }
    }
}

/// The films of ten years, best known first.
private struct FilmsOfDecade {
    /// The films of a year that are not taken yet.
    private struct Year {
        var query: DiscoverQuery
        var films: ArraySlice<Film> = []
        /// The cursor of the next page; nil before the first page and after the last.
        var rest: PageCursor?
        var isBegun = false
    }

    private var years: [Year]
    private static let pageSize = 50

    init(_ topic: CatchUp.Topic) {
        years = (topic.decade..<topic.decade + 10).map {
            Year(query: DiscoverQuery(year: $0, sort: .popular, filter: .init(kind: topic.kind)))
        }
    }

    mutating func skip(_ count: Int, from services: some DiscoverServices) async throws {
        var left = count
        while left > 0 {
            let skipped = try await next(left, from: services).count
            guard skipped > 0 else { return }
            left -= skipped
        }
    }

    /// The next films, at most `count`; empty when there are no more.
    mutating func next(_ count: Int, from services: some DiscoverServices) async throws -> [Film] {
        var films: [Film] = []
        while films.count < count {
            for index in years.indices { try await fill(&years[index], from: services) }
            let best = years.indices.filter { !years[$0].films.isEmpty }.min { left, right in
                Film.isBetterKnown(
                    years[left].films[years[left].films.startIndex], years[right].films[years[right].films.startIndex])
            }
            guard let best, let film = years[best].films.popFirst() else { break }
            films.append(film)
        }
        return films
    }

    private func fill(_ year: inout Year, from services: some DiscoverServices) async throws {
        guard year.films.isEmpty, !year.isBegun || year.rest != nil else { return }
        let page = PageRequest(size: Self.pageSize, after: year.rest)
        let films = try await services.discover.films(year.query, page: page).films
        year.films = films.items[...]
        year.rest = films.next
        year.isBegun = true
    }
}
