import APICore
import APICoreTesting
import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import FilmzReading
import FilmzStore
import Foundation
import HTTPTypes
import Testing

@testable import FilmzProviders

/// Pages that say whether they have changed.
@Suite(.timeLimit(.minutes(10))) struct ProgrammeVersionTests {
    private static let page = """
        <script type="application/ld+json">{"@context": "https://schema.org", "@type": "ScreeningEvent",
        "name": "Alien", "startDate": "2011-07-15T19:30:00"}</script>
        """

    @Test func aPageThatHasNotChangedIsConfirmedAndAfterAWeekReadAnew() async throws {
        let site = MockTransport { request, _ async throws(APIError) in
            if request.url.path() == "/robots.txt" { return APIResponse(status: .notFound, body: Data()) }
            guard request.fields[.ifNoneMatch] == nil else { return APIResponse(status: .notModified, body: Data()) }
            var response = APIResponse(status: .ok, body: Data(Self.page.utf8))
            response.fields[.contentType] = "text/html"
            response.fields[.eTag] = "\"1\""
            return response
        }
        let clock = SettableClock()
        let store = try Store.inMemory(clock: clock.clock)
        let services = store.services
        let pages = ProgrammePages(
            fetcher: ProgrammeFetcher(site, clock: ManualClock()),
            matcher: ShowtimeMatcher(search: services.search))
        let cinemas = Cinemas(
            adapters: ScriptedAdapters([]), theatres: services.theatres, films: services.films, pages: pages,
            now: clock.clock.now)
        let link = try #require(WebLink.programme("https://kino.example/"))
        let theatre = try await services.theatres.follow(
            Theatre(source: .page(link), name: "Kino", timeZone: .gmt), of: .owner)
        func refreshed() async throws -> (known: [String?], state: ProgrammeState, showtimes: Int) {
            await cinemas.refresh(theatre, for: .owner, permission: .granted)
            let state = try await services.theatres.programmeStates(of: [theatre.source])[theatre.source]
            let days = clock.clock.today.before(days: 20)...clock.clock.today.after(days: 20)
            let showtimes = try await services.theatres.showtimes(at: [theatre.source], on: days)
            let asked = await site.requests.filter { $0.url.path() != "/robots.txt" }
            return (
                asked.map { $0.fields[.ifNoneMatch] }, try #require(state), showtimes[theatre.source]?.count ?? 0
            )
        }
        #expect(try await refreshed().known == [nil])
        clock.advance(seconds: 86_400)
        let second = try await refreshed()
        #expect(second.known == [nil, "\"1\""])
        #expect(second.showtimes == 1)
        #expect(second.state.fetchedAt == clock.clock.now())
        #expect(second.state.problem == nil)
        clock.advance(seconds: 7 * 86_400)
        #expect(try await refreshed().known.last == .some(nil), "Films may be recognised now that were not before.")
    }
}
