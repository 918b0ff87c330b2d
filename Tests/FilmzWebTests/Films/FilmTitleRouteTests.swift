import FilmzContracts
import FilmzDomain
import FilmzStore
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

@testable import FilmzWeb

/// Films under the titles by which readers of a language know them.
struct FilmTitleRouteTests {
    private static let film = WebFixture.spirited
    private static let german: HTTPFields = [.acceptLanguage: "de"]
    private static let title = "Chihiros Reise ins Zauberland"
    private static let pages = [
        "/", "/discover?year=2001", "/discover?sort=popular&fragment=results", "/films/\(film.id)",
        "/films/\(film.id)?fragment=about", "/films/\(film.id)/seen", "/films/\(film.id)/viewings",
        "/films/\(film.id)/unsee", "/search?q=spirited", "/search?q=zauberland", "/me/watchlist",
        "/me/seen", "/me/seen?select=1", "/me/diary",
    ]

    private static func web(_ adapt: (inout Services) -> Void = { _ in }) async throws -> WebFixture {
        let web = try await WebFixture(adapt: adapt)
        try await web.store.catalogue.replace(
            with: [WebFixture.alien, film],
            names: [SampleName(film, title, german: 0), SampleName(WebFixture.alien, "Alien 1", german: 0)])
        try await web.services.myFilms.apply(.log(ViewingDraft(watchedOn: .unknown)), to: film.id, of: .owner)
        try await web.services.myFilms.apply(.watchlist(true), to: film.id, of: .owner)
        return web
    }

    @Test(arguments: pages) func eachReaderSeesTheTitleTheyKnow(_ path: String) async throws {
        let web = try await Self.web()
        // A part that was drawn for one reader is not shown to the other.
        for _ in 1...2 {
            let english = try await web.get(path)
            #expect(english.status == .ok)
            #expect(english.text.contains("Spirited Away"))
            #expect(path.contains("zauberland") || !english.text.contains("Chihiro"))
            let german = try await web.get(path, Self.german)
            #expect(german.text.contains(Self.title))
            #expect(german.headers[.vary]?.contains("Accept-Language") == true)
        }
    }

    @Test(arguments: pages) func aReaderIsNotSentThePageThatAnotherHas(_ path: String) async throws {
        let web = try await Self.web()
        guard let tag = try await web.get(path).headers[.eTag] else {
            #expect(path.contains("fragment"), "what is never kept has none")
            return
        }
        let german = try await web.get(path, [.acceptLanguage: "de", .ifNoneMatch: tag])
        #expect(german.status == .ok)
        #expect(german.headers[.eTag] != tag)
    }

    @Test func readersOfEnglishCostNoQuestionAndOthersOne() async throws {
        let count = Mutex(0)
        let counted = try await Self.web { services in
            services.films = CountedTitles(films: services.films) { count.withLock { $0 += 1 } }
        }
        for path in Self.pages { _ = try await counted.get(path) }
        #expect(count.withLock(\.self) == 0)
        for path in Self.pages { _ = try await counted.get(path, Self.german) }
        #expect(count.withLock(\.self) == Self.pages.count)
        _ = try await counted.get("/settings", Self.german)
        #expect(count.withLock(\.self) == Self.pages.count, "no film is named there")
    }

    @Test func shelvesAndListsAreSortedByIt() async throws {
        let web = try await Self.web()
        let names = [
            SampleName(Self.film, Self.title, german: 0), SampleName(WebFixture.alien, "Unheimliche Wesen", german: 0),
        ]
        try await web.store.catalogue.replace(with: [WebFixture.alien, Self.film], names: names)
        try await web.services.myFilms.apply(.watchlist(true), to: WebFixture.alien.id, of: .owner)
        let list = FilmList.ID.random()
        let ids = [WebFixture.alien.id, Self.film.id]
        _ = try await web.services.lists.make(FilmListDraft(name: "Two"), id: list, with: ids, of: .owner)
        func isAlienFirst(_ path: String, from start: String, _ headers: HTTPFields = [:]) async throws -> Bool {
            let text = try await web.get(path, headers).text
            let beginning = try #require(text.firstRange(of: start), "\(path)")
            let films = text[beginning.upperBound...]
            let places = try ids.map { try #require(films.firstRange(of: $0.description), "\(path)").lowerBound }
            return places[0] < places[1]
        }
        for path in ["/me/watchlist?sort=title", "/lists/\(list)?sort=title"] {
            #expect(try await isAlienFirst(path, from: "data-items"), "\(path)")
            #expect(try await !isAlienFirst(path, from: "data-items", Self.german), "\(path)")
        }
        // Programs get the titles of all readers, and their order.
        #expect(try await isAlienFirst("/api/v1/me/watchlist?sort=title", from: "items", Self.german))
    }

    @Test func theDrawnPosterAndTheMessageHaveIt() async throws {
        let web = try await Self.web()
        let page = try await web.get("/films/\(Self.film.id)", Self.german).text
        let poster = try #require(page.firstMatch(of: /\/films\/[0-9]+\/poster\.svg\?v=[0-9a-f]+/)).output
        let drawn = try await web.get(String(poster), Self.german)
        #expect(drawn.text.lowercased().contains("zauberland"))
        #expect(drawn.headers[.cacheControl]?.contains("immutable") == true)
        let other = try await web.get(String(poster))
        #expect(other.text.lowercased().contains("spirited"))
        #expect(other.headers[.cacheControl] == "private, no-cache")

        let done = try await web.post("/films/\(Self.film.id)/watchlist", "wanted=false")
        let cookie = try #require(done.headers[.setCookie]?.prefix { $0 != ";" })
        let next = try await web.get("/settings", [.acceptLanguage: "de", .cookie: String(cookie)])
        #expect(next.text.contains(Self.title))
    }

    @Test func programsGetTheTitleOfAllReadersAndTheOthersBesideIt() async throws {
        let web = try await Self.web()
        let answer = try await web.send("/api/v1/films/\(Self.film.id)", .get, Self.german, nil)
        let details = try answer.json(FilmDetails.self)
        #expect(details.film.title == "Spirited Away")
        #expect(details.titles == [.german: Self.title])
        #expect(answer.text.contains(#""titles":{"de":"\#(Self.title)"}"#))
        let list = try await web.send("/api/v1/discover?year=2001", .get, Self.german, nil)
        #expect(list.text.contains("Spirited Away"))
        #expect(!list.text.contains("Chihiro"))
    }
}

/// The films of a store. Counts how often titles are asked for.
private struct CountedTitles: FilmService {
    let films: any FilmService
    let count: @Sendable () -> Void

    func titles(of films: Set<Film.ID>, in language: TitleLanguage) async throws -> [Film.ID: String] {
        count()
        return try await self.films.titles(of: films, in: language)
    }

    func films(_ ids: [Film.ID], for reader: FilmReader) async throws -> [Film.ID: Film] {
        try await films.films(ids, for: reader)
    }
    func films(knownBy ids: [ExternalID], for reader: FilmReader) async throws -> [ExternalID: Film] {
        try await films.films(knownBy: ids, for: reader)
    }
    func films(titledLike films: [Film], for person: Person.ID) async throws -> [Film] {
        try await self.films.films(titledLike: films, for: person)
    }
    func story(of film: Film.ID) async throws -> FilmSynopsis? { try await films.story(of: film) }
    func run(of show: Film.ID) async throws -> ShowRun? { try await films.run(of: show) }
    func episodeCounts(of shows: [Film.ID]) async throws -> [Film.ID: Int] { try await films.episodeCounts(of: shows) }
    func similar(to film: Film, among group: Film.KindGroup?) async throws -> [SimilarFilm] {
        try await films.similar(to: film, among: group)
    }
    func add(_ draft: FilmDraft, by person: Person.ID) async throws -> Film { try await films.add(draft, by: person) }
    func edit(_ id: Film.ID, draft: FilmDraft, by person: Person.ID) async throws -> Film {
        try await films.edit(id, draft: draft, by: person)
    }
    func note(
        _ found: [Film], apartFrom others: Set<Film.ID>, for person: Person.ID?
    ) async throws -> [(film: Film, wasKnown: Bool)] {
        try await films.note(found, apartFrom: others, for: person)
    }
    func learn(_ externalID: ExternalID, of id: Film.ID) async throws -> Film {
        try await films.learn(externalID, of: id)
    }
}
