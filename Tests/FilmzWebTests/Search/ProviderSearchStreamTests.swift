import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// What providers find arrives over an open connection.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ProviderSearchStreamTests {
    private static let brazil = Film(
        id: Film.ID(.tmdb(68)), title: "Brazil", year: 1985, externalIDs: ExternalIDs(tmdb: 68))
    private static let breaking = Film(
        id: Film.ID(.tmdb(69)), title: "A\nevent: end\r\rdata: 1\n\nB <i> \u{2028}", externalIDs: ExternalIDs(tmdb: 69))

    private static func web(_ search: ScriptedSearch) async throws -> WebFixture {
        try await WebFixture { $0.providerSearch = search }
    }

    @Test func filmsArriveAsTheyAreFound() async throws {
        let search = ScriptedSearch(.asking(.asking, .asking))
        let web = try await Self.web(search)
        try await web.live { client async throws in
            let reader = try EventReader("/search/found?q=brazil&after=0", port: try #require(client.port))
            try await reader.wait("the beginning") { $0.events.contains { $0.name == "frame" } }
            #expect(reader.headers["content-type"] == "text/event-stream; charset=utf-8")
            #expect(reader.headers["cache-control"] == "no-store")
            #expect(reader.headers["x-accel-buffering"] == "no")
            #expect(reader.headers["etag"] == nil)
            await search.tell { progress in
                progress = progress.finding(Self.brazil)
                progress.providers[0] = ProviderProgress(provider: .omdb, state: .done, total: 1, count: 1)
            }
            try await reader.wait("the film") { $0.events.contains { $0.name == "rows" } }
            #expect(!reader.isOver)
            let rows = reader.events.filter { $0.name == "rows" }.map(\.data)
            try #require(rows.count == 1)
            #expect(rows[0].hasPrefix("<li class=\"row\" id=\"row-\(Self.brazil.id)\">"))
            #expect(rows[0].contains("/films/\(Self.brazil.id)/watchlist"))
            await search.tell { $0.providers[1].state = .failed(ProviderFailure(.timedOut)) }
            try await reader.wait("the end") { $0.isOver }
            #expect(reader.events.last == EventReader.Event(name: "end", data: "3 1"))
            #expect(reader.events.filter { $0.name == "rows" }.count == 1, "what is the same is not told again")
            let frame = reader.events.last { $0.name == "frame" }?.data
            #expect(frame?.contains(Strings.english[ProviderText.timedOut, ["provider": "TMDb"]]) == true)
            #expect(frame?.contains("OMDb\u{A0}1") == true)
        }
        #expect(try await web.services.recentQueries.queries(of: .owner).map(\.text) == ["brazil"])
    }

    @Test func whoGoesAwayEndsTheWait() async throws {
        let search = ScriptedSearch(.asking(.asking))
        let web = try await Self.web(search)
        try await web.live { client async throws in
            let reader = try EventReader("/search/found?q=brazil&after=1", port: try #require(client.port))
            try await reader.wait("the beginning") { !$0.events.isEmpty }
            while await search.waits == 0 { await Task.yield() }
            #expect(await search.abandoned == 0)
            reader.leave()
            while await search.abandoned == 0 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(await search.waits == 1)
        }
    }

    @Test func nothingInAFilmBreaksTheFrames() async throws {
        let search = ScriptedSearch(.asking(.done).finding(WebFixture.hostile, Self.breaking))
        let web = try await Self.web(search)
        try await web.live { client async throws in
            let reader = try EventReader("/search/found?q=zzz&after=0", port: try #require(client.port))
            try await reader.wait("the end") { $0.isOver }
            #expect(reader.events.map(\.name) == ["rows", "frame", "end"])
            let rows = try #require(reader.events.first?.data)
            #expect(rows.ranges(of: "<li class=\"row\"").count == 2)
            #expect(rows.contains("B &lt;i&gt;"))
            #expect(!rows.contains("<friends>"))
            #expect(!rows.contains("<script>"))
            #expect(!rows.contains("<img src=x"))
        }
    }

    @Test func whatThePageKnowsIsNotToldAgain() async throws {
        let search = ScriptedSearch(.asking(.done, .failed(ProviderFailure(.timedOut))).finding(Self.brazil))
        let web = try await Self.web(search)
        try await web.live { client async throws in
            let port = try #require(client.port)
            let all = ["rows", "frame", "end"]
            for (revision, names) in [("1", ["frame", "end"]), ("9", all), ("9&have=1", ["frame", "end"])] {
                let reader = try EventReader("/search/found?q=brazil&after=\(revision)", port: port)
                try await reader.wait("the end") { $0.isOver }
                #expect(reader.events.map(\.name) == names, "after \(revision)")
            }
        }
    }

    @Test func nothingAnywhereIsSaidInTheEndAndNotRemembered() async throws {
        let search = ScriptedSearch(.asking(.nothing))
        let web = try await Self.web(search)
        try await web.live { client async throws in
            let reader = try EventReader("/search/found?q=zzz&after=0", port: try #require(client.port))
            try await reader.wait("the end") { $0.isOver }
            #expect(reader.events.first?.data.hasPrefix("<section id=\"results\" class=\"empty\">") == true)
        }
        #expect(try await web.services.recentQueries.queries(of: .owner).isEmpty)
    }

    @Test func packedPartsCanBeReadAsTheyCome() async throws {
        let search = ScriptedSearch(.asking(.asking))
        let web = try await Self.web(search)
        try await web.live { client async throws in
            // The reader decompresses by itself.
            let reader = try EventReader(
                "/search/found?q=brazil&after=0", port: try #require(client.port),
                headers: ["Accept-Encoding": "gzip", "Sec-Fetch-Site": "same-origin"])
            try await reader.wait("the beginning") { !$0.events.isEmpty }
            #expect(!reader.isOver)
            await search.tell { $0.providers[0].state = .done }
            try await reader.wait("the end") { $0.isOver }
            #expect(reader.events.last?.name == "end")
        }
    }

    @Test(
        arguments: [
            ("/search/found", HTTPFields(), HTTPResponse.Status.badRequest),
            ("/search/found?q=%3F", HTTPFields(), .badRequest),
            ("/search/found?q=brazil", [.secFetchSite: "cross-site"], .forbidden),
            ("/search/found?q=brazil", [.secFetchSite: "cross-site", .secFetchDest: "image"], .forbidden),
        ] as [(String, HTTPFields, HTTPResponse.Status)])
    func nonsenseAndStrangersAreRefused(path: String, headers: HTTPFields, status: HTTPResponse.Status) async throws {
        let search = ScriptedSearch(.asking(.asking))
        #expect(try await Self.web(search).get(path, headers).status == status)
        #expect(await search.asked.isEmpty)
    }
}
