import FilmzDomain
import FilmzReading
import FilmzStore
import Testing

/// Which film of a catalogue a programme means.
@Suite(.timeLimit(.minutes(10))) struct ShowtimeMatcherTests {
    private typealias Announced = ShowtimeMatcher.Announced

    private static func film(
        _ number: Int, _ title: String, _ year: Int, minutes: Int? = nil, by director: String? = nil
    ) throws -> Film {
        let id = ExternalID.imdb(try #require(IMDbID(number: number)))
        var film = Film(id: Film.ID(id), title: title, year: year, runtime: minutes)
        film.directors = [director].compactMap(\.self)
        film.externalIDs.insert(id)
        film.prominence = number
        return film
    }

    /// The number of the film that is found on a day of 2026.
    private static func found(
        _ announced: Announced, among films: [Film], playing: Set<Film.ID> = []
    ) async throws -> Int? {
        let store = try Store.inMemory()
        _ = try await store.catalogue.replace(with: films, edition: "1")
        let matcher = ShowtimeMatcher(search: store.services.search) { playing }
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 28))
        let matches = try await matcher.matches(of: [announced], for: .owner, on: today)
        return matches[announced]?.film.externalIDs.imdb?.number
    }

    /// The day on which a page was posted is not the film's year.
    @Test func directorAndRunningTimeOutweighTheYearOfPosting() async throws {
        let films = [try Self.film(1, "The Tin Lantern", 1982, minutes: 109, by: "Ada Muster")]
        let posted = Announced(title: "The Tin Lantern", year: 2026, runtime: 109, director: "Ada Muster")
        #expect(try await Self.found(posted, among: films) == 1)
        let other = Announced(title: "The Tin Lantern", year: 2026, runtime: 93, director: "Ben Beispiel")
        #expect(try await Self.found(other, among: films) == nil)
    }

    /// Cinemas hardly mistype: a letter makes another film.
    @Test(
        arguments: [
            ("The Invite", "The Invited", false), ("Zootropolis", "Robotropolis", false),
            ("Three Colours – Red", "Three Colors: Red", true), ("Grey Harbour", "Gray Harbor", true),
            ("Rocky Hill 4", "Rocky Hill IV", true), ("Café Müller", "Cafe Muller", true),
            ("Salt &amp; Pepper", "Salt and Pepper", true),
        ] as [(String, String, Bool)])
    func onlySpellingMayDiffer(title: String, film: String, isFound: Bool) async throws {
        let found = try await Self.found(Announced(title: title), among: [try Self.film(1, film, 1994)])
        #expect((found != nil) == isFound)
    }

    /// Of namesakes, the new one plays, unless the title says that it is the old one.
    @Test(
        arguments: [
            ("The Amber Race + Q&A", 2), ("The Amber Race (1987)", 1), ("The Amber Race in 35mm", 1),
            ("The Amber Race – 40th Anniversary", 1),
        ] as [(String, Int)])
    func aNewFilmWinsOverItsNamesake(title: String, number: Int) async throws {
        let films = [try Self.film(1, "The Amber Race", 1987), try Self.film(2, "The Amber Race", 2026)]
        #expect(try await Self.found(Announced(title: title), among: films) == number)
    }

    @Test func theRunningTimeDecidesBetweenNamesakes() async throws {
        let films = [
            try Self.film(1, "The Amber Race", 1987, minutes: 101),
            try Self.film(2, "The Amber Race", 2026, minutes: 133),
        ]
        #expect(try await Self.found(Announced(title: "The Amber Race", runtime: 101), among: films) == 1)
        #expect(try await Self.found(Announced(title: "The Amber Race", runtime: 133), among: films) == 2)
    }

    @Test func ofOldNamesakesTheOnePlayingIsMeant() async throws {
        let films = [try Self.film(1, "The Amber Race", 1946), try Self.film(2, "The Amber Race", 1991)]
        let announced = Announced(title: "The Amber Race")
        #expect(try await Self.found(announced, among: films) == nil)
        #expect(try await Self.found(announced, among: films, playing: [films[0].id]) == 1)
    }

    /// A film of a relay's play is another film.
    @Test(
        arguments: [
            ("National Theatre Live: The Glass Bell", 2), ("NT Live: The Glass Bell", 2), ("NT: The Glass Bell", 2),
            ("NT Live: The Glass Bell (12A)", 2), ("The Glass Bell", 1), ("NT Live: The Paper Moon", nil),
        ] as [(String, Int?)])
    func aRelayIsFoundUnderItsWholeTitle(title: String, number: Int?) async throws {
        let films = [
            try Self.film(1, "The Glass Bell", 1987), try Self.film(2, "National Theatre Live: The Glass Bell", 2019),
            try Self.film(3, "The Paper Moon", 1973),
        ]
        #expect(try await Self.found(Announced(title: title), among: films) == number)
    }

    /// What is not one film is none.
    @Test(
        arguments: [
            "The Glass Bell + Paper Harbour", "The Glass Bell followed by Paper Harbour", "The Glass Bell Quiz Night",
            "The Glass Bell: Revenge of the Clapper", "Short Films: The Glass Bell",
            "The Glass Bell – a ballet in two acts",
        ])
    func otherEventsAreNoFilm(title: String) async throws {
        let films = [try Self.film(1, "The Glass Bell", 1987), try Self.film(2, "Paper Harbour", 1991)]
        #expect(try await Self.found(Announced(title: title), among: films) == nil)
    }

    @Test(
        arguments: [
            "The Glass Bell (12A) captioned screening", "The Glass Bell (15*) parent and baby screening",
            "The Glass Bell- Classics Presented in 35mm", "Drink & Dine: The Glass Bell + Pizza Night",
            "Baby & Carer/ The Glass Bell", "The Glass Bell – 4th ANNUAL SCREENING", "Glass Bell, The",
            "Harbour Film Club: The Glass Bell", "The Glass Bell @ 8.45pm", "The Glass Bell (postponed to 14 March)",
        ])
    func whatIsBesideTheTitleIsLeftAside(title: String) async throws {
        #expect(try await Self.found(Announced(title: title), among: [try Self.film(1, "The Glass Bell", 1987)]) == 1)
    }

    /// A title of another country is in few catalogues.
    @Test func directorYearAndLengthNameAFilmTogether() async throws {
        let films = [
            try Self.film(1, "The Glass Bell", 1987, minutes: 101, by: "Ada Muster"),
            try Self.film(2, "Paper Harbour", 1991, minutes: 95, by: "Ada Muster"),
        ]
        let whole = Announced(title: "Die gläserne Glocke", year: 1987, runtime: 102, director: "Ada Muster")
        #expect(try await Self.found(whole, among: films) == 1)
        let part = Announced(title: "Die gläserne Glocke", runtime: 102, director: "Ada Muster")
        #expect(try await Self.found(part, among: films) == nil)
    }
}
