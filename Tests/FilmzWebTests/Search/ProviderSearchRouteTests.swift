import FilmzDomain
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// A submitted search asks the providers; a query that is still being typed does not.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ProviderSearchRouteTests {
    private static let brazil = Film(
        id: Film.ID(.tmdb(68)), title: "Brazil", year: 1985, externalIDs: ExternalIDs(tmdb: 68))
    private static let script: HTTPFields = [.cookie: "filmz-js=1"]

    private static func web(_ search: ScriptedSearch) async throws -> WebFixture {
        try await WebFixture { $0.providerSearch = search }
    }

    @Test(
        arguments: [
            ("/search?q=alien&fragment=results", HTTPFields()), ("/search?q=alien&after=1", [:]),
            ("/search?q=alien", [.secFetchDest: "empty", .secFetchSite: "same-origin"]),
            ("/search?q=alien", [.secPurpose: "prefetch"]), ("/search?q=alien", [.secFetchSite: "cross-site"]),
            ("/search?q=alien&since=0&more=1", [.secFetchSite: "cross-site"]), ("/search?q=", [:]),
            ("/search?q=%3F", [:]),
        ] as [(String, HTTPFields)])
    func nobodyIsAskedForWhatNobodySubmitted(path: String, headers: HTTPFields) async throws {
        let search = ScriptedSearch(.asking(.asking))
        _ = try await Self.web(search).get(path, headers)
        #expect(await search.asked.isEmpty)
        #expect(await search.acts.isEmpty)
    }

    @Test func withAScriptThePageDoesNotWait() async throws {
        let search = ScriptedSearch(.asking(.asking))
        let page = try await Self.web(search).get("/search?q=nowhere", Self.script)
        #expect(page.text.contains("data-found=\"nowhere\" data-revision=\"1\""))
        #expect(page.text.contains(Strings.english[ProviderResultsText.asking, ["provider": "OMDb"]]))
        #expect(!page.text.contains(Strings.english[SearchText.nothingFound, ["query": "nowhere"]]))
        #expect(await search.waits == 0)
    }

    @Test func withoutAScriptThePageWaitsForTheEnd() async throws {
        let search = ScriptedSearch(.asking(.asking))
        let web = try await Self.web(search)
        async let page = web.get("/search?q=nowhere")
        while await search.waits == 0 { await Task.yield() }
        await search.tell { $0 = $0.finding(Self.brazil) }
        await search.tell { $0.providers[0].state = .hasMore }
        let text = try await page.text
        #expect(text.contains("id=\"row-\(Self.brazil.id)\""))
        #expect(text.contains("href=\"/search?q=nowhere&amp;since=3&amp;more=1\""))
        #expect(try await web.services.recentQueries.queries(of: .owner).map(\.text) == ["nowhere"])
    }

    @Test func patienceEndsAndTheRestCanBeAskedFor() async throws {
        let search = ScriptedSearch(.asking(.asking, .done).finding(Self.brazil))
        let text = try await Self.web(search).get("/search?q=nowhere").text
        #expect(text.contains("id=\"row-\(Self.brazil.id)\""))
        #expect(text.contains("href=\"/search?q=nowhere&amp;since=1\""))
        #expect(await search.abandoned == 1)
    }

    @Test func moreCanBeAskedForWithoutAScript() async throws {
        let search = ScriptedSearch(.asking(.done).finding(Self.brazil))
        #expect(try await Self.web(search).get("/search?q=nowhere&since=1&more=1").status == .ok)
        #expect(await search.acts == ["more nowhere"])
    }

    @Test func aFilmThatIsKnownHereStandsOnceWithWhatWasAdded() async throws {
        var progress = SearchProgress.asking(.done).finding(WebFixture.alien, Self.brazil)
        progress.films[0].overview = "In space."
        let text = try await Self.web(ScriptedSearch(progress)).get("/search?q=alien", Self.script).text
        #expect(text.ranges(of: "id=\"row-\(WebFixture.alien.id)\"").count == 1)
        #expect(text.contains("In space."))
        let known = text.range(of: "id=\"row-\(WebFixture.alien.id)\"")
        let elsewhere = text.range(of: "<section id=\"elsewhere\"")
        #expect(try #require(known).lowerBound < (try #require(elsewhere)).lowerBound)
    }

    @Test func theWatchlistLeadsBackToWhatWasFound() async throws {
        let search = ScriptedSearch(.asking(.done).finding(Self.brazil))
        let web = try await Self.web(search)
        let headers: HTTPFields = [.secFetchDest: "empty", .secFetchSite: "same-origin"]
        let text = try await web.get("/search?q=nowhere&since=0", headers).text
        #expect(text.contains("id=\"row-\(Self.brazil.id)\""))
        #expect(text.contains("value=\"/search?q=nowhere&amp;since=0\""))
        #expect(try await web.services.recentQueries.queries(of: .owner).isEmpty)
    }

    @Test func stoppingAndGoingOn() async throws {
        let search = ScriptedSearch(.asking(.asking))
        let web = try await Self.web(search)
        #expect(try await web.post("/search/found/more", "q=alien").status == .noContent)
        let stopped = try await web.post("/search/found/stop", "q=alien&next=/search?q%3Dalien%26since%3D0")
        #expect(stopped.status == .seeOther)
        #expect(stopped.headers[.location] == "/search?q=alien&since=0")
        #expect(try await web.post("/search/found/stop", "q=").status == .badRequest)
        #expect(
            try await web.post("/search/found/more", "q=alien", [.origin: "https://example.org"]).status == .forbidden)
        #expect(await search.acts == ["more alien", "stop alien"])
    }

    @Test(arguments: [
        ("https://www.imdb.com/title/tt0078748/?ref_=1", "/films/known/imdb:tt0078748"),
        ("themoviedb.org/movie/348-alien", "/films/known/tmdb:348"),
        ("https://letterboxd.com/film/alien-1979/", "/search?q=alien%201979"),
    ])
    func thePastedAddressOfAFilmOpensIt(text: String, path: String) async throws {
        let search = ScriptedSearch(.asking(.asking))
        let web = try await Self.web(search)
        let query = try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let response = try await web.get("/search?q=\(query)")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == path)
        #expect(try await web.get("/search?q=\(query)&fragment=results").status == .ok)
        #expect(await search.asked.isEmpty)
    }

    @Test func whatIsKnownHereIsShownThoughTheProvidersFail() async throws {
        let web = try await WebFixture { $0.providerSearch = BrokenSearch() }
        let page = try await web.get("/search?q=alien")
        #expect(page.status == .ok)
        #expect(page.text.contains("row-\(WebFixture.alien.id)"))
    }
}

private struct BrokenSearch: ProviderSearchService {
    struct Fault: Error {}

    func progress(
        of query: SearchQuery, for person: Person.ID, permission: ProviderPermission
    ) throws -> SearchProgress {
        throw Fault()
    }
    func progress(
        of query: SearchQuery, for person: Person.ID, after revision: Int, permission: ProviderPermission
    ) throws -> SearchProgress {
        throw Fault()
    }
    func goOn(_ query: SearchQuery, for person: Person.ID, permission: ProviderPermission) throws { throw Fault() }
    func stop(_ query: SearchQuery, for person: Person.ID) throws { throw Fault() }
}
