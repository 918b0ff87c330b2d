import FilmzDomain
import Foundation
import Testing

@testable import FilmzExchange

/// Time zones in calendars, across both changes of clocks.
struct CalendarZoneTests {
    private static func lines(_ zone: String, on date: String) throws -> [String] {
        let timeZone = try #require(TimeZone(identifier: zone))
        return CalendarZone(timeZone: timeZone).lines(from: try #require(Timestamp(date)).date)
    }

    private static let june = "2026-06-15T12:00:00.000Z"

    @Test func aZoneHasTwoRules() throws {
        let lines = try Self.lines("Europe/Vienna", on: Self.june)
        #expect(lines.first == "BEGIN:VTIMEZONE")
        #expect(lines.last == "END:VTIMEZONE")
        #expect(
            lines.filter { $0.hasPrefix("RRULE") } == [
                "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
            ])
        #expect(
            lines.filter { $0.hasPrefix("TZOFFSET") } == [
                "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
            ])
        #expect(lines.filter { $0.hasPrefix("DTSTART") }.map { $0.suffix(7) } == ["T020000", "T030000"])
    }

    @Test func aSundayInAmericaIsCounted() throws {
        let lines = try Self.lines("America/Los_Angeles", on: Self.june)
        #expect(
            lines.filter { $0.hasPrefix("RRULE") } == [
                "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
            ])
    }

    @Test(arguments: [("Asia/Tokyo", "+0900"), ("Asia/Kolkata", "+0530"), ("America/Phoenix", "-0700")])
    func aZoneWithoutSummerTimeHasOneOffset(zone: String, offset: String) throws {
        let lines = try Self.lines(zone, on: Self.june)
        #expect(lines.filter { $0.hasPrefix("BEGIN:") } == ["BEGIN:VTIMEZONE", "BEGIN:STANDARD"])
        #expect(lines.contains("TZOFFSETTO:\(offset)"))
        #expect(!lines.contains { $0.hasPrefix("RRULE") })
    }

    /// Morocco changes its clocks for Ramadan, which follows the moon.
    @Test func changesWithoutARuleAreListed() throws {
        let lines = try Self.lines("Africa/Casablanca", on: Self.june)
        #expect(!lines.contains { $0.hasPrefix("RRULE") })
        #expect(lines.filter { $0.hasPrefix("DTSTART") }.count > 2)
    }

    @Test func anEventIsOnTheClockOfItsZone() throws {
        let zone = try #require(TimeZone(identifier: "America/Los_Angeles"))
        // On the days before and after the clocks change.
        let times = [
            ("2026-03-08T04:30:00.000Z", "20260307T203000"), ("2026-03-09T03:30:00.000Z", "20260308T203000"),
            ("2026-11-01T03:30:00.000Z", "20261031T203000"), ("2026-11-02T04:30:00.000Z", "20261101T203000"),
        ]
        for (instant, local) in times {
            let begins = try #require(Timestamp(instant))
            let event = ICalendar.Event(
                uid: "a@filmz",
                time: .span(begins, to: Timestamp(milliseconds: begins.milliseconds + 7_200_000), in: zone),
                summary: "Heat", place: "Lantern, Hall 2", isCancelled: true)
            let file = ICalendar(name: "Lantern", events: [event]).file(now: begins)
            #expect(file.contains("\r\nDTSTART;TZID=America/Los_Angeles:\(local)\r\n"), "\(instant)")
            #expect(file.contains("\r\nLOCATION:Lantern\\, Hall 2\r\n"))
            #expect(file.contains("\r\nSTATUS:CANCELLED\r\n"))
            #expect(
                file.firstRange(of: "BEGIN:VTIMEZONE")?.lowerBound ?? file.endIndex < file.firstRange(
                    of: "BEGIN:VEVENT")?.lowerBound ?? file.startIndex)
        }
    }
}
