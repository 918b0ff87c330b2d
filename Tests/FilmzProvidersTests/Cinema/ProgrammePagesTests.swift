import APICore
import APICoreTesting
import FilmzAPITestSupport
import FilmzCinemaProgrammes
import FilmzDomain
import FilmzReading
import FilmzStore
import Foundation
import HTTPTypes
import Testing

@testable import FilmzProviders

/// What is read of the pages that persons name.
@Suite(.timeLimit(.minutes(10))) struct ProgrammePagesTests {
    private static func event(_ name: String, more: String = "") -> String {
        """
        <script type="application/ld+json">{"@type": "ScreeningEvent", "name": "\(name)",
        "startDate": "2026-03-01T19:30:00"\(more)}</script>
        """
    }

    private func preview(_ site: CinemaPages, _ depth: ProgrammePages.Depth = .whole) async throws -> ProgrammePreview {
        let store = try Store.inMemory()
        let pages = ProgrammePages(
            fetcher: ProgrammeFetcher(site.transport, clock: ManualClock()),
            matcher: ShowtimeMatcher(search: store.services.search))
        let now = try #require(Timestamp("2026-02-27T12:00:00.000Z"))
        let link = try #require(WebLink("https://kino.example/"))
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        return try #require(try await pages.read(link, depth: depth, timeZone: zone, for: .owner, at: now)).preview
    }

    @Test func whatIsSoldOutIsNotShownAsOpen() async throws {
        let open = #", "offers": {"availability": "https://schema.org/InStock"}"#
        let site = CinemaPages(["/": Self.event("SOLD OUT – Psycho", more: open) + Self.event("Psycho (OmU)")])
        let showtimes = try await preview(site).programme.showtimes
        let seats = Dictionary(showtimes.map { ($0.title, $0.seats) }) { first, _ in first }
        #expect(seats == ["SOLD OUT – Psycho": .none, "Psycho (OmU)": .unknown])
        #expect(showtimes.first { $0.title == "Psycho (OmU)" }?.titleMarks?.version?.kind == .original)
    }

    @Test func theEndOfAShowingIsKept() async throws {
        let site = CinemaPages(["/": Self.event("Psycho", more: #", "endDate": "2026-03-01T21:45:00""#)])
        let showtime = try #require(try await preview(site).programme.showtimes.first)
        #expect(showtime.endsAt == Timestamp("2026-03-01T20:45:00.000Z"))
    }

    /// The day on which a page was made says nothing where the director or the running time tells films apart.
    @Test(
        arguments: [
            (#""director": "John Carpenter""#, nil), (#""duration": "PT109M""#, nil), (#""inLanguage": "en""#, 2026),
            (#""copyrightYear": 1982"#, 1982),
        ] as [(String, Int?)])
    func theDayOfAPageIsNoYear(members: String, year: Int?) async throws {
        let film = #", "workPresented": {"@type": "Movie", "name": "The Thing", "dateCreated": "2026-02-23", "#
        let page = Self.event("The Thing", more: film + members + "}")
        let read = CinemaProgramme.read(
            Data(page.utf8), address: try #require(URL(string: "https://kino.example/")), zone: .gmt,
            now: try #require(Timestamp("2026-02-27T12:00:00.000Z")).date)
        #expect(ShowtimeMatcher.Announced(try #require(read.screenings.first)).year == year)
    }

    // MARK: - Pages of films

    private static let cinema = #", "location": {"@type": "MovieTheater", "name": "Kino Laterna"}"#

    /// A page that leads to these films, and a page for each of them.
    private static func site(_ count: Int, events: Bool = true) -> [String: String] {
        var pages = (1...count).reduce(into: [String: String]()) { pages, number in
            pages["/film/\(number)"] = events ? event("Film No. \(number)", more: cinema) : "<p>A film</p>"
        }
        pages["/"] = "<h1>Kino</h1>" + (1...count).map { "<a href='/film/\($0)'>Film No. \($0)</a>" }.joined()
        return pages
    }

    @Test func pagesOfFilmsAreOneTheatre() async throws {
        let site = CinemaPages(Self.site(7))
        let preview = try await preview(site)
        #expect(preview.origin == .filmPages(read: 7, left: 0))
        #expect(preview.theatre.name == "Kino Laterna")
        #expect(Set(preview.programme.showtimes.map(\.title)) == Set((1...7).map { "Film No. \($0)" }))
        #expect(preview.programme.omittedCount == 0)
        #expect(await site.requestedPaths == ["/"] + (1...7).map { "/film/\($0)" })
    }

    @Test func aPersonWhoWaitsSeesTheFirst() async throws {
        let site = CinemaPages(Self.site(60))
        let preview = try await preview(site, .glance)
        #expect(preview.origin == .filmPages(read: 5, left: 35))
        #expect(await site.requestedPaths.count == 6)
    }

    @Test func noMoreThanFortyAreRead() async throws {
        let site = CinemaPages(Self.site(60))
        let preview = try await preview(site)
        #expect(preview.origin == .filmPages(read: 40, left: 0))
        #expect(preview.programme.showtimes.count == 40)
        #expect(preview.programme.omittedCount == 20, "The others are counted.")
        #expect(await site.requestedPaths.count == 41)
    }

    @Test func withoutAnEventOnTheFirstOnesTheOthersAreNotAsked() async throws {
        let site = CinemaPages(Self.site(30, events: false))
        await #expect(throws: ProgrammeProblem.nothingFound) { try await preview(site) }
        #expect(await site.requestedPaths.count == 5)
    }

    @Test func whatTheSiteForbidsIsNotRead() async throws {
        let site = CinemaPages(Self.site(3), robots: "User-agent: *\nDisallow: /film/2")
        let preview = try await preview(site)
        #expect(Set(preview.programme.showtimes.map(\.title)) == ["Film No. 1", "Film No. 3"])
        #expect(preview.programme.omittedCount == 1)
        #expect(await site.requestedPaths == ["/", "/film/1", "/film/3"])
        let closed = CinemaPages(Self.site(3), robots: "User-agent: *\nDisallow: /film/")
        await #expect(throws: ProgrammeProblem.nothingFound) { try await self.preview(closed) }
        #expect(await closed.requestedPaths == ["/"])
    }

    @Test func otherHostsAreNotAsked() async throws {
        var pages = Self.site(3)
        pages["https://other.example/film/9"] = Self.event("Nine")
        pages["https://shop.kino.example/film/8"] = Self.event("Eight")
        pages["/", default: ""] += "<a href='https://other.example/film/9'>Nine</a><a href='/film/2#x'>Two</a>"
        let site = CinemaPages(
            pages, moved: ["/film/3": "https://other.example/film/9", "/film/2": "https://shop.kino.example/film/8"])
        let preview = try await preview(site)
        #expect(preview.programme.showtimes.map(\.title) == ["Film No. 1"])
        #expect(preview.programme.omittedCount == 2)
        #expect(await !site.requestedPaths.contains { $0.contains("other.example") })
    }

    /// Half a programme does not take the place of a whole one.
    @Test(arguments: [(429, ProgrammeProblem.blocked), (403, .blocked), (503, .unreachable)])
    func aSiteThatWantsNoMoreIsLeft(status: Int, problem: ProgrammeProblem) async throws {
        var pages = Self.site(10)
        for number in 3...10 { pages["/film/\(number)"] = String(status) }
        let site = CinemaPages(pages)
        await #expect { try await preview(site) } throws: {
            [.blocked, .tooSoon, problem].contains($0 as? ProgrammeProblem)
        }
        #expect(await site.requestedPaths.count <= 5)
        var last = Self.site(10)
        last["/film/9"] = String(status)
        let most = try await preview(CinemaPages(last))
        #expect(most.programme.showtimes.count >= 8)
        #expect(most.programme.omittedCount == 10 - most.programme.showtimes.count)
    }

    @Test func aPageOfAFilmThatIsGoneIsCounted() async throws {
        var pages = Self.site(5)
        pages["/film/2"] = nil
        let preview = try await preview(CinemaPages(pages))
        #expect(preview.programme.showtimes.count == 4)
        #expect(preview.programme.omittedCount == 1)
        let entries = OutcomeCounts(preview.programme)
        #expect(entries.all == 5)
        #expect(entries[.failed] == 1)
    }

    /// Showings beyond the most that are kept are counted too.
    @Test func everyEntryOfAPageIsCounted() async throws {
        let count = Showtime.limit + 3
        let events = (1...count).map { Self.event("Film No. \($0)", more: Self.cinema) }.joined()
        let preview = try await preview(CinemaPages(["/": events]))
        #expect(preview.programme.showtimes.count <= Showtime.limit)
        #expect(OutcomeCounts(preview.programme).all == count)
    }

    // MARK: - Texts

    @Test func whatAPageShowsToPersonsIsReadLast() async throws {
        let page = """
            <h2>Sunday, 1 March 2026</h2><ul><li><a href="/a/alina">Alina</a> 17:00 <a href="https://t.example/1">21:15</a> (sold out)</li>
            <li><a href="/a/boris">Boris (35mm)</a> 20:30 OmU</li></ul><h2>soon</h2><p><a href="/a/clara">Clara</a> 19:00</p>
            """
        let site = CinemaPages(["/": page])
        let preview = try await preview(site)
        #expect(preview.origin == .text)
        #expect(preview.theatre.name == "kino.example")
        let showtimes = preview.programme.showtimes
        #expect(showtimes.map(\.title) == ["Alina", "Boris (35mm)", "Alina"])
        #expect(showtimes.map(\.minute) == [17 * 60, 20 * 60 + 30, 21 * 60 + 15])
        #expect(showtimes.last?.page?.absoluteString == "https://t.example/1")
        #expect(showtimes.first?.page?.absoluteString == "https://kino.example/a/alina")
        #expect(showtimes[1].titleMarks?.formats == [.film35mm])
        #expect(showtimes[1].titleMarks?.version?.kind == .original)
        #expect(preview.programme.omittedCount == 1)
    }

    @Test func aPageWithoutAnyTimeIsNoProgramme() async throws {
        let site = CinemaPages(["/": "<h1>Kino</h1><p>Sunday, 1 March 2026</p><a href=/a/alina>Alina</a>"])
        await #expect(throws: ProgrammeProblem.nothingFound) { try await preview(site) }
    }
}
