/// The services about lists, beside those of the search, for a list may have a rule.
public protocol ListServices: SearchServices {
    var lists: any FilmListService { get }
}

extension ListServices {
    /// A page of a list, with the films' posters. The films of a list with a rule are those that meet its conditions
    /// now, best known first; they have no other order and are filtered only by whether they were seen.
    /// - Throws: ``DomainError/noSuchList``
    public func listed(
        _ query: FilmListQuery, of person: Person.ID, page: PageRequest
    ) async throws -> ListedFilms {
        var result = try await lists.list(query, of: person, page: page)
        if let rule = result.list.rule, let sentence = try await self.sentence(rule, for: person) {
            return try await films(of: result.list, by: sentence, query: query, for: person, page: page)
        }
        let pictures = posters.posters(of: result.films.items.map(\.entry.film.id))
        for (index, poster) in pictures.enumerated() where poster != nil {
            result.films.items[index].entry.poster = poster
        }
        return result
    }

    /// What a rule would find now, as a page of films and whether there are more than its total; nil when it names no
    /// conditions.
    public func preview(
        of rule: String, for person: Person.ID, page: PageRequest
    ) async throws -> SearchResults? {
        guard let query = SearchQuery(rule), let sentence = try await self.sentence(query, for: person) else {
            return nil
        }
        let mine = try await MyFilmSets.load(sentence.filters, from: self, for: person)
        var results = try await search.films(matching: sentence, among: mine, isRule: true, for: person, page: page)
        results.ignored = sentence.ignored()
        return results
    }

    /// Checks that all words of a rule mean something: each is a condition, or is said of some film.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func check(rule: String, for person: Person.ID) async throws {
        let query = try FilmList.checked(rule: rule)
        guard let sentence = try await self.sentence(query, for: person) else { return }
        if let words = sentence.leftOut.first { throw DomainError.invalid(.listRule, .notUnderstood(words)) }
        for text in [sentence.words?.text].compactMap(\.self) + sentence.filters.flatMap(\.texts) {
            guard try await film(titled: text, for: person) == nil else { continue }
            throw DomainError.invalid(.listRule, .notUnderstood(text))
        }
    }

    /// The maximum number of films in a list with a rule for which the total running time is computed.
    private static var minutesLimit: Int { 300 }
    /// The maximum number of lists with rules to search for one page of lists. Others show only their rule.
    private static var ruleLimit: Int { 12 }

    /// A page of a person's lists, last changed first. The totals of lists with rules are computed now.
    public func listSummaries(of person: Person.ID, page: PageRequest) async throws -> Page<FilmListSummary> {
        var summaries = try await lists.lists(with: nil, of: person, page: page)
        var count = 0
        for index in summaries.items.indices {
            let list = summaries.items[index].list
            guard list.rule != nil, count < Self.ruleLimit else { continue }
            count += 1
            do {
                let result = try await listed(
                    FilmListQuery(list: list.id), of: person, page: PageRequest(size: FilmList.coverSize))
                summaries.items[index].totals = result.totals
                summaries.items[index].isTotalOpen = result.isTotalOpen
                summaries.items[index].cover = result.films.items.map(\.entry.film)
            } catch DomainError.noSuchList {
                // The list was removed meanwhile.
            }
        }
        return summaries
    }

    private func films(
        of list: FilmList, by sentence: SearchSentence, query: FilmListQuery, for person: Person.ID, page: PageRequest
    ) async throws -> ListedFilms {
        let mine = try await MyFilmSets.load(sentence.filters, from: self, for: person)
        let seen = try await mine.narrowed(to: .seen, from: self, of: person)
        let unseen = try await mine.narrowed(to: .unseen, from: self, of: person)
        func found(_ mine: MyFilmSets, _ page: PageRequest) async throws -> SearchResults {
            try await search.films(matching: sentence, among: mine, isRule: true, for: person, page: page)
        }
        let results = try await found(query.isSeen.map { $0 ? seen : unseen } ?? mine, page)
        let one = PageRequest(size: 1)
        let all = if query.isSeen == nil { results.films.total } else { try await found(mine, one).films.total }
        var totals = FilmListTotals(filmCount: all, seenCount: try await found(seen, one).films.total)
        if !results.isTotalOpen, all <= Self.minutesLimit {
            var next: PageCursor?
            repeat {
                let part = try await found(mine, PageRequest(size: PageRequest.sizes.upperBound, after: next)).films
                totals.minutes += part.items.compactMap(\.runtime).reduce(0, +)
                next = part.next
            } while next != nil
        }
        let films = try await entries(results.films, for: person).map { ListedFilm(entry: $0, note: "") }
        var result = ListedFilms(list: list, films: films, totals: totals, isTotalOpen: results.isTotalOpen)
        result.sentence = sentence
        result.missing = try await missing(for: sentence.filters, of: person)
        return result
    }

    /// A list with all its films, in its own order.
    /// - Throws: ``DomainError/noSuchList``
    public func wholeList(_ id: FilmList.ID, of person: Person.ID) async throws -> (FilmList, [ListedFilm]) {
        var films: [ListedFilm] = []
        var cursor: PageCursor?
        while true {
            let page = try await listed(
                FilmListQuery(list: id), of: person,
                page: PageRequest(size: PageRequest.sizes.upperBound, after: cursor))
            films += page.films.items
            guard let next = page.films.next, films.count < FilmList.filmLimit else { return (page.list, films) }
            cursor = next
        }
    }

    /// All films of a shelf, up to ``FilmList/filmLimit``, in its usual order.
    public func wholeShelf(_ shelf: MyFilmsQuery.Shelf, of person: Person.ID) async throws -> [FilmEntry] {
        var films: [FilmEntry] = []
        var cursor: PageCursor?
        repeat {
            let page = try await myFilms.shelf(
                MyFilmsQuery(shelf: shelf), of: person,
                page: PageRequest(size: PageRequest.sizes.upperBound, after: cursor)
            ).films
            films += page.items
            cursor = page.next
        } while cursor != nil && films.count < FilmList.filmLimit
        return Array(films.prefix(FilmList.filmLimit))
    }
}

extension SearchFilter {
    /// The names and titles in the condition.
    fileprivate var texts: [String] {
        switch self {
        case .person(let text, _), .like(let text): [text]
        case .not(let filter): filter.texts
        case .either(let filters): filters.flatMap(\.texts)
        case .kind, .genre, .country, .language, .years, .minutes, .mine, .offered, .service: []
        }
    }
}

extension FilmListEdit {
    /// The new rule; nil when the edit has none.
    public var newRule: String? {
        switch self {
        case .rule(let rule): rule
        case .several(let edits): edits.compactMap(\.newRule).last
        default: nil
        }
    }
}

extension MyFilmSets {
    /// These sets, limited to films that the person has seen, or has not seen.
    fileprivate func narrowed(
        to mine: SearchFilter.Mine, from services: some SearchServices, of person: Person.ID
    ) async throws -> MyFilmSets {
        let other = try await Self.load([.mine(mine)], from: services, for: person)
        let intersection = other.only.map { films in only?.intersection(films) ?? films }
        var narrowed = self
        narrowed.only = intersection ?? only
        narrowed.without.formUnion(other.without)
        return narrowed
    }
}
