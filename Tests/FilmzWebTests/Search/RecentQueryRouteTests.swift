import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// A query counts when it found something and was submitted, or one of its results was opened.
struct RecentQueryRouteTests {
    private static func recent(_ web: WebFixture) async throws -> [String] {
        try await web.services.recentQueries.queries(of: .owner).map(\.text)
    }

    @Test func aSubmittedQueryCounts() async throws {
        let web = try await WebFixture()
        _ = try await web.get("/search?q=Alien")
        #expect(try await Self.recent(web) == ["Alien"])
    }

    @Test(arguments: [
        "/search?q=ali&fragment=results", "/search?q=nosuchfilm", "/search?q=", "/search?q=alien&after=1",
    ])
    func whatIsTypedOrFindsNothingDoesNot(path: String) async throws {
        let web = try await WebFixture()
        _ = try await web.get(path)
        #expect(try await Self.recent(web).isEmpty)
    }

    @Test(arguments: [[.secFetchSite: "cross-site"], [.secPurpose: "prefetch"]] as [HTTPFields])
    func aPageOfAnotherSiteCannotMakeItCount(headers: HTTPFields) async throws {
        let web = try await WebFixture()
        #expect(try await web.get("/search?q=alien", headers).status == .ok)
        #expect(try await Self.recent(web).isEmpty)
    }

    /// When a result of a typed query is put on the watchlist, a script is led to the page of that query.
    @Test func whereAScriptIsLedDoesNotCount() async throws {
        let web = try await WebFixture()
        let headers: HTTPFields = [.secFetchSite: "same-origin", .secFetchDest: "empty"]
        #expect(try await web.get("/search?q=alien", headers).status == .ok)
        #expect(try await Self.recent(web).isEmpty)
    }

    @Test func anOpenedResultCounts() async throws {
        let web = try await WebFixture()
        #expect(try await web.post("/search/recent", "q=spirited").status == .noContent)
        #expect(try await web.post("/search/recent", "q=nosuchfilm").status == .noContent)
        #expect(try await web.post("/search/recent", "").status == .badRequest)
        #expect(try await Self.recent(web) == ["spirited"])
        _ = try await web.post("/search/recent", "q=nosuchfilm&q=alien")
        #expect(try await Self.recent(web) == ["alien", "spirited"], "Of two the first that finds something.")
        _ = try await web.post("/search/recent", "q=%3F&q=spirited")
        _ = try await web.post("/search/recent", "q=alien&q=ali")
        #expect(try await Self.recent(web) == ["alien", "spirited"])
    }

    @Test func forgettingCanBeUndone() async throws {
        let web = try await WebFixture()
        _ = try await web.get("/search?q=alien")
        _ = try await web.get("/search?q=spirited")
        let forgotten = try await web.post("/search/recent/forget", "all=true")
        #expect(forgotten.headers[.location] == "/search")
        #expect(try await Self.recent(web).isEmpty)
        let cookie = try #require(forgotten.headers[.setCookie]).prefix { $0 != ";" }
        let change = try #require(cookie.split(separator: "=").last)
        _ = try await web.post("/undo", "change=\(change)")
        #expect(try await Self.recent(web) == ["spirited", "alien"])
    }
}
