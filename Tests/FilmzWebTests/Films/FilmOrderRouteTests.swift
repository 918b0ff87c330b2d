import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// What comes first on a film's page, and what it offers.
struct FilmOrderRouteTests {
    private static let film = "/films/\(WebFixture.alien.id)"

    private static func isPlotFirst(_ page: String) throws -> Bool {
        let plot = try #require(page.firstRange(of: "id=\"film-plot\"")?.lowerBound)
        return plot < (try #require(page.firstRange(of: "id=\"my-verdict\"")?.lowerBound))
    }

    @Test func thePlotComesBeforeMyVerdictSeenOrNot() async throws {
        let web = try await WebFixture()
        #expect(try Self.isPlotFirst(await web.get(Self.film).text))
        try await web.services.myFilms.apply(.watchlist(true), to: WebFixture.alien.id, of: .owner)
        #expect(try Self.isPlotFirst(await web.get(Self.film).text))
        try await web.services.myFilms.apply(.log(ViewingDraft()), to: WebFixture.alien.id, of: .owner)
        #expect(try Self.isPlotFirst(await web.get(Self.film).text))
    }

    @Test(arguments: ["", "What+a+night"])
    func noSecondNoteIsOfferedRightAfterOneWasWritten(note: String) async throws {
        let web = try await WebFixture()
        let logged = try await web.post(Self.film + "/viewings", "when=unknown&note=\(note)")
        let cookie = try #require(logged.headers[.setCookie])
        let after = try await web.get(Self.film, [.cookie: String(cookie.prefix { $0 != ";" })]).text
        #expect(after.contains("id=\"note-fold\"") == note.isEmpty)
        #expect(try await web.get(Self.film).text.contains("id=\"note-fold\""), "later it is offered again")
    }
}
