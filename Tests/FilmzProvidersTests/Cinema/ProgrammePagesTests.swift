import APICore
import APICoreTesting
import APITestSupport
import CinemaProgrammes
import FilmzDomain
import FilmzStore
import Foundation
import HTTPTypes
import TestSupport
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

    private func preview(_ site: CinemaPages, _ address: String = "https://kino.example/") async throws
        -> ProgrammePreview
    {
        let store = try Store.inMemory()
        let pages = ProgrammePages(
            fetcher: ProgrammeFetcher(site.transport, clock: ManualClock()),
            matcher: ShowtimeMatcher(search: store.services.search))
        let now = try #require(Timestamp("2026-02-27T12:00:00.000Z"))
        let link = try #require(WebLink(address))
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        return try #require(try await pages.read(link, timeZone: zone, for: .owner, at: now)).preview
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
}
