import FilmzDomain
import Testing

extension Subject {
    /// Loads a catalogue of these films.
    @discardableResult
    func load(_ films: [Film], edition: String = "first") async throws -> Int {
        try await catalogue.replace(with: films, edition: edition)
    }

    /// What a search finds, on one page.
    func found(_ text: String) async throws -> SearchResults {
        try await services.search.films(matching: try #require(SearchQuery(text)), page: PageRequest(size: 200))
    }

    /// The titles that a search finds, on one page.
    func titles(matching text: String) async throws -> [String] {
        try await found(text).films.items.map(\.title)
    }

    /// The films on a shelf of the owner, on one page.
    func shelf(_ query: MyFilmsQuery) async throws -> [FilmEntry] {
        try await services.myFilms.shelf(query, of: .owner, page: PageRequest(size: 200)).films.items
    }

    /// What the owner has with a film.
    func myFilm(_ film: Film.ID) async throws -> MyFilm {
        try await services.myFilms.myFilm(film, of: .owner)
    }

    /// The owner's viewings of a film, on one page.
    func viewings(of film: Film.ID) async throws -> [Viewing] {
        try await services.myFilms.viewings(of: film, by: .owner, page: PageRequest(size: 200)).items
    }

    /// Applies an edit of the owner to a film, a minute after the last one.
    @discardableResult
    func apply(_ edit: MyFilmEdit, to film: Film.ID) async throws -> Change? {
        clock.advance()
        return try await services.myFilms.apply(edit, to: film, of: .owner)
    }
}

/// All elements of a list, page by page from the first to the last.
///
/// Expects that no page is longer than asked for, that only the last may be empty, and that each has the right total.
func walk<Element>(
    pagesOf size: Int, _ load: (PageRequest) async throws -> Page<Element>
) async throws -> [Element] {
    var items: [Element] = []
    var request = PageRequest(size: size)
    var totals: Set<Int> = []
    while true {
        let page = try await load(request)
        items += page.items
        totals.insert(page.total)
        #expect(page.items.count <= size)
        guard let next = page.next else { break }
        try #require(!page.items.isEmpty, "A page before the last is empty: the walk might never end.")
        try #require(items.count <= page.total, "The pages hold more than their total.")
        request = PageRequest(size: size, after: next)
    }
    #expect(totals == [items.count], "The total is that of all pages, on each of them.")
    return items
}

/// Texts that no service makes as cursors.
let nonsenseCursors = ["nonsense", "-1", "99999999999999999999", "'; DROP TABLE film; --", "💥", "{\"offset\":-5}"]
    .compactMap(PageCursor.init)
