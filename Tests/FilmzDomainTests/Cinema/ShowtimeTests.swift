import FilmzContracts
import FilmzDomain
import Foundation
import Testing

struct ShowtimeTests {
    private let day = CalendarDay(year: 2026, month: 3, day: 1)

    @Test(arguments: [(0, 28), (239, 28), (240, 1), (1_439, 1)])
    func aShowingAfterMidnightBelongsToTheEveningBefore(minute: Int, evening: Int) throws {
        let day = try #require(day)
        let showtime = Showtime.sample("A", 1, on: day, at: minute)
        #expect(showtime.day.day == evening)
        #expect(showtime.watchedOn == .time(day, hour: minute / 60, minute: minute % 60))
    }

    @Test func ofADayOnlyTheDayIsKnown() throws {
        let day = try #require(day)
        let showtime = Showtime.sample("A", 1, on: day, at: nil)
        #expect(showtime.day == day)
        #expect(showtime.beginsAt == nil)
        #expect(showtime.watchedOn == .day(day))
        let zone = try #require(TimeZone(identifier: "America/Los_Angeles"))
        // It is the next day in Europe already, but not there.
        #expect(!showtime.hasBegun(at: try #require(Timestamp("2026-03-02T07:59:00.000Z")), in: zone))
        #expect(showtime.hasBegun(at: try #require(Timestamp("2026-03-02T08:00:00.000Z")), in: zone))
    }

    @Test func aShowingOnAPageKeepsItsIDAndSharesItWithNoOther() throws {
        let page = Theatre.Source.page(try #require(WebLink("https://kino.example/programme")))
        let id = Showtime.ID(page, identity: "Heat 2026-03-01T20:00")
        #expect(id == Showtime.ID(page, identity: "Heat 2026-03-01T20:00"))
        #expect(id != Showtime.ID(page, identity: "Heat 2026-03-01T20:01"))
        #expect(id != Showtime.ID(.amc(1), identity: "Heat 2026-03-01T20:00"))
        #expect(Showtime.ID(id.description) == id)
    }

    @Test(arguments: ["", "A", "a b", "a/b", "ä", String(repeating: "a", count: 41)])
    func whatIsNoIDIsRefused(text: String) {
        #expect(Showtime.ID(text) == nil)
    }

    @Test func sourcesAreWrittenAsText() throws {
        #expect(Theatre.Source("amc:610") == .amc(610))
        #expect(Theatre.Source("amc:610")?.description == "amc:610")
        let page = try #require(Theatre.Source("https://kino.example/a?b=c"))
        #expect(Theatre.Source(page.description) == page)
        for text in ["", "amc:", "amc:0", "amc:-1", "amc:x", "ftp://kino.example", "kino.example"] {
            #expect(Theatre.Source(text) == nil, "\(text)")
        }
        #expect(WebLink.programme(" webcal://kino.example/a.ics")?.text == "https://kino.example/a.ics")
        #expect(WebLink.programme("javascript:alert(1)") == nil)
    }
}
