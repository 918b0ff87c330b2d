import FilmzDomain
import FilmzPages
import Foundation
import Testing

extension EveryPage {
    /// Cinema, theatres, showings and what titles mean.
    static func cinema(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        let full = sample.withCinema()
        let theatre = try #require(full.followed.first?.theatre)
        return try await programmes(full, theatre, none: sample.services)
            + theatres(full, theatre, none: sample.services)
    }

    private static func programmes(
        _ full: SampleServices, _ theatre: Theatre, none: Services
    ) async throws -> [(name: String, page: any WebPage)] {
        let clock = Samples.clock
        let services = full.services
        let showtimes = try #require(full.showtimes[theatre.source])
        func day(_ day: CalendarDay?, _ services: Services, asking: [Theatre] = []) async throws -> CinemaPage {
            try await CinemaPage.load(day, asking: asking, clock: clock, from: services, for: .owner)
        }
        func showing(_ showtime: Showtime) async throws -> ShowtimePage {
            try await ShowtimePage.load(showtime.id, at: theatre.id, from: services, for: .owner)
        }
        return [
            ("cinema-empty", try await day(nil, none)),
            ("cinema", try await day(nil, services)),
            ("cinema-asking", try await day(Samples.today.after(days: 2), services, asking: [theatre])),
            ("cinema-nothing", try await day(Samples.today.after(days: 1), services)),
            ("showtime", try await showing(showtimes[4])),
            ("showtime-planned", try await showing(showtimes[2])),
            ("showtime-past", try await showing(showtimes[0])),
            ("showtime-cancelled", try await showing(showtimes[3])),
            ("title-meaning", try await TitleMeaningPage.load(showtimes[0].title, from: services, for: .owner)),
            ("title-meaning-nothing", try await TitleMeaningPage.load("0 <1>", from: services, for: .owner)),
            ("film-showings", try await FilmPage.load(full.allFilms[0].id, from: services, for: .owner)),
        ]
    }

    private static func theatres(
        _ full: SampleServices, _ theatre: Theatre, none: Services
    ) async throws -> [(name: String, page: any WebPage)] {
        let clock = Samples.clock
        let services = full.services
        let showtimes = try #require(full.showtimes[theatre.source])
        let title = showtimes[0].title
        func theatres(
            _ search: TheatresPage.Search = .init(), page: TheatresPage.PageForm = .init(), from services: Services
        ) async throws -> TheatresPage {
            try await TheatresPage.load(search, page: page, clock: clock, from: services, for: .owner)
        }
        var asking = services
        asking.cinema = KnowingCinema()
        let preview = ProgrammePreview(
            theatre: theatre,
            programme: Programme(
                showtimes: showtimes + showtimes + showtimes, fetchedAt: clock.now(), omittedCount: 1))
        var fromText = preview
        fromText.origin = .text
        var fromPages = preview
        fromPages.origin = .filmPages(read: 5, left: 35)
        fromPages.theatre.location = Location(latitude: 35.68, longitude: 139.69)
        return [
            ("theatres-empty", try await theatres(from: none)),
            ("theatres", try await theatres(from: services)),
            (
                "theatres-found",
                try await theatres(
                    .init(
                        text: "1 <\"2\">", place: theatre.location,
                        found: [theatre, Theatre(source: .amc(9), name: title, place: "2", timeZone: .gmt)]),
                    from: asking)
            ),
            ("theatres-nothing-found", try await theatres(.init(text: "9", found: []), from: asking)),
            (
                "theatres-not-asked",
                try await theatres(.init(text: "9", failure: ProviderFailure(.timedOut)), from: asking)
            ),
            (
                "theatres-malformed",
                try await theatres(
                    page: .init(address: "1 \"2\"", timeZone: "3", error: .invalid(.theatrePage, .malformed)),
                    from: services)
            ),
            (
                "theatres-refused",
                try await theatres(
                    page: .init(address: "https://1.example/<2>", timeZone: "GMT", problem: .refusedByRobots),
                    from: services)
            ),
            ("theatre-preview", TheatrePreviewPage(preview, clock: clock)),
            ("theatre-preview-text", TheatrePreviewPage(fromText, clock: clock)),
            ("theatre-preview-film-pages", TheatrePreviewPage(fromPages, clock: clock)),
            (
                "theatre-preview-refused",
                TheatrePreviewPage(
                    preview, name: "", place: "1", error: .invalid(.theatreName, .missing), clock: clock)
            ),
        ]
    }
}

/// Knows theatres of AMC, and asks nobody.
private struct KnowingCinema: CinemaService {
    func knowsTheatres() -> Bool { true }
    func theatres(_ query: TheatreQuery, permission: ProviderPermission) -> [Theatre] { [] }
    func answer(_ question: AMCQuestion, permission: ProviderPermission) -> AMCAnswer? { nil }
    func preview(
        _ page: WebLink, timeZone: TimeZone, for person: Person.ID, permission: ProviderPermission
    ) throws -> ProgrammePreview {
        throw ProgrammeProblem.unreachable
    }
    func refresh(_ theatre: Theatre, for person: Person.ID, permission: ProviderPermission) {}
}
