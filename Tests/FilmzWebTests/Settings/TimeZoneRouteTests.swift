import FilmzContracts
import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Whose day it is when server and reader are in different places.
struct TimeZoneRouteTests {
    /// 19:13 UTC on 27 November 2026: in Kiribati it is the morning of the 28th.
    private static let evening = Timestamp(milliseconds: 1_795_806_780_000)

    private static func server() async throws -> WebFixture {
        let clock = SettableClock()
        clock.now = evening
        return try await WebFixture(clock: clock)
    }

    private static func tell(_ zone: String, _ web: WebFixture) async throws {
        #expect(try await web.post("/settings/time-zone", "browser=\(zone)").status == .noContent)
    }

    @Test func todayIsTheReadersDay() async throws {
        let web = try await Self.server()
        let form = "/films/\(WebFixture.alien.id)/seen"
        #expect(try await web.get(form).text.contains("max=\"2026-11-27\""))
        try await Self.tell("Pacific/Kiritimati", web)
        #expect(try await web.get(form).text.contains("max=\"2026-11-28\""))
        #expect(try await web.post("/films/\(WebFixture.alien.id)/viewings", "when=today").status == .seeOther)
        let film = try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner)
        let tomorrow = try #require(CalendarDay("2026-11-28"))
        #expect(film.viewings.map(\.watchedOn) == [.day(tomorrow)])
    }

    @Test(arguments: [("2026-11-28", HTTPResponse.Status.created), ("2026-11-29", .unprocessableContent)])
    func aDayThatHasBegunAnywhereIsTaken(day: String, status: HTTPResponse.Status) async throws {
        let web = try await Self.server()
        let answer = try await web.api(
            .post, "/films/\(WebFixture.alien.id)/viewings", "{\"watchedOn\": \"\(day)\"}")
        #expect(answer.status == status)
    }

    @Test func whatWasChosenHoldsWhateverABrowserTells() async throws {
        let web = try await Self.server()
        let chosen = try await web.post("/settings/time-zone", "zone=Asia/Tokyo")
        #expect(chosen.headers[.location] == "/settings/you#time-zone")
        try await Self.tell("America/New_York", web)
        let kept = try await web.services.persons.reader(.owner).timeZone
        #expect(kept == PersonTimeZone(named: "Asia/Tokyo", isChosen: true))
        #expect(
            try await web.get("/settings/time-zone").text.contains(
                "<option translate=\"no\" value=\"Asia/Tokyo\" selected>"))
    }

    @Test func settingsSayWhichHolds() async throws {
        let web = try await Self.server()
        #expect(try await web.get("/settings/you").text.contains(">GMT</span>"))
        try await Self.tell("America/New_York", web)
        #expect(try await web.get("/settings/you").text.contains(">America/New York</span>"))
    }

    /// Pages say what a browser told, so that scripts tell only what is new.
    @Test func onlyWhatIsNewNeedsToBeTold() async throws {
        let web = try await Self.server()
        #expect(try await web.get("/").text.contains(" data-zone=\"\">"))
        try await Self.tell("Asia/Tokyo", web)
        #expect(try await web.get("/").text.contains(" data-zone=\"Asia/Tokyo\">"))
        _ = try await web.post("/settings/time-zone", "zone=Europe/Berlin")
        #expect(try await !web.get("/").text.contains("data-zone"))
        _ = try await web.post("/settings/time-zone", "zone=")
        #expect(try await web.get("/").text.contains(" data-zone=\"\">"))
    }

    @Test(arguments: ["", "browser=", "browser=Nowhere/Atall", "zone=Nowhere/Atall", "browser=../../etc/passwd"])
    func nothingElseIsATimeZone(form: String) async throws {
        let web = try await Self.server()
        #expect(try await web.post("/settings/time-zone", form).status == .badRequest)
    }
}
