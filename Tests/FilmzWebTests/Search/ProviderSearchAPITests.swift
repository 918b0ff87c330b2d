import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

@Suite(.timeLimit(.minutes(10)))
struct ProviderSearchAPITests {
    private struct Found: Decodable {
        struct Source: Decodable {
            var provider: Provider
            var state: String
            var failure: ProviderFailure?
        }

        var revision: Int
        var isAtRest: Bool
        var hasMore: Bool
        var films: [ProviderHit]
        var providers: [Source]
    }

    private static func web(_ search: ScriptedSearch) async throws -> WebFixture {
        try await WebFixture { $0.providerSearch = search }
    }

    @Test func newsAreWaitedFor() async throws {
        let search = ScriptedSearch(.asking(.asking))
        let web = try await Self.web(search)
        #expect(try await web.api(.get, "/search/found?q=alien").json(Found.self).providers.map(\.state) == ["asking"])
        async let answer = web.api(.get, "/search/found?q=alien&after=1")
        while await search.waits == 0 { await Task.yield() }
        await search.tell { progress in
            progress = progress.finding(WebFixture.hostile)
            progress.providers[0].state = .failed(ProviderFailure(.timedOut))
        }
        let found = try await answer.json(Found.self)
        #expect(found.revision == 2)
        #expect(found.isAtRest)
        #expect(!found.hasMore)
        #expect(found.films.map(\.film) == [WebFixture.hostile])
        #expect(found.providers.map(\.failure) == [ProviderFailure(.timedOut)])
    }

    @Test func goingOnAndStopping() async throws {
        let search = ScriptedSearch(.asking(.asking))
        let web = try await Self.web(search)
        _ = try await web.api(.post, "/search/found/more", #"{"query":"alien"}"#)
        let stopped = try await web.api(.post, "/search/found/stop", #"{"query":"alien"}"#).json(Found.self)
        #expect(stopped.providers.map(\.state) == ["stopped"])
        #expect(stopped.hasMore)
        #expect(await search.acts == ["more alien", "stop alien"])
    }

    @Test func nonsenseIsRefused() async throws {
        let web = try await Self.web(ScriptedSearch(.asking(.asking)))
        #expect(try await web.api(.get, "/search/found").problem.field == "query")
        #expect(try await web.api(.get, "/search/found?q=alien&after=x").problem.field == "after")
        #expect(
            try await web.api(.get, "/search/found?q=alien", headers: [.secFetchSite: "cross-site"]).status
                == .forbidden)
    }
}
