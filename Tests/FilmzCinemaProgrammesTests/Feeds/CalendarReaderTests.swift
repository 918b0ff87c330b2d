import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// Calendars as they are found on the web.
struct CalendarReaderTests {
    @Test func aWellFormedCalendar() throws {
        let programme = Sample.read(
            Sample.calendar(
                Sample.event(
                    "UID:1", "DTSTART;TZID=Europe/Berlin:20261024T200000", "DTEND;TZID=Europe/Berlin:20261024T220500",
                    "SUMMARY:Film F\\, Teil 2 (OmU)", "LOCATION:Filmhaus\\, Saal 2\\, Berlin", "GEO:52.51;13.37",
                    "URL:https://kino.example/t/15", "STATUS:CONFIRMED")), contentType: "text/calendar")
        let screening = try #require(programme.screenings.first)
        #expect(screening.name == "Film F, Teil 2 (OmU)")
        #expect(screening.theatre == "Filmhaus, Saal 2, Berlin")
        #expect(screening.time.description == "2026-10-24T20:00")
        #expect(screening.instant == Sample.date("2026-10-24T18:00:00Z"))
        #expect(screening.link == "https://kino.example/t/15")
        #expect(screening.mayBeOtherEvent)
        #expect(screening.runtime == nil)
        #expect(programme.theatres.first?.latitude == 52.51)
        #expect(programme.theatres.first?.timeZone == "Europe/Berlin")
        #expect(programme.alarms.isEmpty)
    }

    @Test(arguments: [
        "DTSTART;TZID=Europe/Rome:20260910T210000", "DTSTART;TZID=\"W. Europe Standard Time\":20260910T210000",
        "DTSTART;TZID=Romance Standard Time:20260910T210000", "DTSTART;TZID=europe/vienna:20260910T210000",
        "DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260910T210000", "DTSTART:20260910T210000",
        "DTSTART:20260910T190000Z", "DTSTART;TZID=America/New_York:20260910T150000", "DTSTART:20260910T2100",
        "DTSTART;TZID=Nowhere/At_All:20260910T210000", "DTSTART;TZID=:20260910T210000",
        "dtstart;tzid=Europe/Paris;value=date-time:20260910T210000",
        "DTSTART:2026-09-10T21:00:00+02:00", "DTSTART;TZID=Asia/Kolkata:20260911T003000",
    ])
    func zonesByAnyName(line: String) {
        #expect(Sample.times(line) == ["2026-09-10T21:00"])
    }

    @Test(arguments: [
        "DTSTART;VALUE=DATE:20260910", "DTSTART;TZID=Europe/Rome;VALUE=DATE:20260910",
        "DTSTART;VALUE=DATE;TZID=X:20260910T210000", "DTSTART:20260910",
        "DTSTART:20260910T000000Z\nDTEND:20260911T000000Z",
        "DTSTART:20260910T000000Z\nDTEND:20260910T000000Z",
    ])
    func wholeDays(line: String) {
        #expect(Sample.times(line) == ["2026-09-10"])
        #expect(Sample.times(line, zone: "America/New_York") == ["2026-09-10"])
    }

    /// Blocks of zones may come after the events, or be broken.
    @Test func zonesThatTheCalendarDescribes() {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Custom
            BEGIN:STANDARD
            TZOFFSETFROM:-0400
            TZOFFSETTO:-0500
            END:STANDARD
            BEGIN:DAYLIGHT
            DTSTART:19700101T000000Z
            TZOFFSETTO:-0400
            END:DAYLIGHT
            END:VTIMEZONE
            """
        let event = Sample.event("SUMMARY:A", "DTSTART;TZID=Custom:20260910T210000")
        for calendar in [Sample.calendar(zone, event), Sample.calendar(event, zone)] {
            #expect(Sample.read(calendar).screenings.first?.instant == Sample.date("2026-09-11T01:00:00Z"))
        }
        let named = "BEGIN:VTIMEZONE\nTZID:Custom\nX-LIC-LOCATION:Asia/Tokyo\nEND:VTIMEZONE"
        #expect(
            Sample.read(Sample.calendar(named, event)).screenings.first?.instant == Sample.date("2026-09-10T12:00:00Z"))
        let fixed = "BEGIN:VTIMEZONE\nTZID:Custom\nBEGIN:STANDARD\nTZOFFSETTO:+0300\nEND:STANDARD\nEND:VTIMEZONE"
        #expect(
            Sample.read(Sample.calendar(fixed, event)).screenings.first?.instant == Sample.date("2026-09-10T18:00:00Z"))
        let broken = "BEGIN:VTIMEZONE\nTZID:Custom\nEND:VTIMEZONE"
        #expect(Sample.read(Sample.calendar(broken, event)).screenings.first?.time.description == "2026-09-10T21:00")
    }

    @Test func theCalendarsOwnZoneServesWhereNoneIsKnown() {
        let calendar = Sample.calendar(
            "X-WR-TIMEZONE:Europe/Rome", Sample.event("SUMMARY:A", "DTSTART:20260910T210000"))
        #expect(Sample.read(calendar, zone: nil).screenings.first?.instant == Sample.date("2026-09-10T19:00:00Z"))
        #expect(
            Sample.read(calendar, zone: "Europe/London").screenings.first?.instant
                == Sample.date("2026-09-10T20:00:00Z"))
    }

    @Test func linesOfAnyEndAndFold() throws {
        let text =
            "NoneBEGIN:VCALENDAR\nVERSION:2.0\n\n\rNoneBEGIN:VEVENT\r\nSUMMARY:Fi\r\n lm \n\tA\r\nDESCRIPTION:one\r\ntwo lines\nDTSTAMP:20121027T143347\n\nDTSTART:20260910T2\n 10000\nLOCATION:10, Milano; Centro\\\\nItalia\nEND:VEVENT\nEND:VCALENDAR"
        let programme = Sample.read(text)
        #expect(programme.screenings.map(\.name) == ["Film A"])
        #expect(programme.screenings.map(\.theatre) == ["10, Milano; Centro Italia"])
        var bytes = Array(Sample.calendar(Sample.event("SUMMARY:Fé", "DTSTART:20260910T210000")).utf8)
        let place = try #require(bytes.firstIndex(of: 0xC3))
        bytes.insert(contentsOf: Array("\r\n ".utf8), at: place + 1)
        let folded = CinemaProgramme.read(
            Data([0xEF, 0xBB, 0xBF] + bytes), address: Sample.address, zone: nil,
            now: Sample.date("2026-09-01T12:00:00Z"))
        #expect(folded.screenings.map(\.name) == ["Fé"])
    }

    @Test func aWesternEncoding() throws {
        let calendar = Sample.calendar(Sample.event("SUMMARY:Café – été", "DTSTART:20260910T210000"))
        let programme = CinemaProgramme.read(
            try #require(calendar.data(using: .windowsCP1252)), address: Sample.address, zone: nil,
            now: Sample.date("2026-09-01T12:00:00Z"))
        #expect(programme.screenings.map(\.name) == ["Café – été"])
    }

    @Test func statesAndOmissions() {
        let programme = Sample.read(
            Sample.calendar(
                Sample.event("SUMMARY:A", "DTSTART:20260910T210000", "STATUS:CANCELLED"),
                Sample.event("SUMMARY:Abgesagt: B", "DTSTART:20260911T210000"),
                Sample.event("SUMMARY:C"), Sample.event("SUMMARY:D", "DTSTART:soon"), Sample.event("DTSTART:20260910"),
                Sample.event("SUMMARY:E", "DTSTART:20250910T210000"),
                Sample.event(
                    "SUMMARY:F", "BEGIN:VALARM", "DTSTART:20260101", "SUMMARY:X", "END:VALARM", "DTSTART:20260912")
            ))
        #expect(programme.screenings.map(\.name) == ["A", "Abgesagt: B", "F"])
        #expect(programme.screenings.map(\.state) == [.cancelled, .cancelled, .scheduled])
        #expect(programme.omissions.withoutTime == 1)
        #expect(programme.omissions.unreadableTimes == 1)
        #expect(programme.omissions.withoutTitle == 1)
        #expect(programme.omissions.past == 1)
    }

    /// A page of an error, sent as if all was well.
    @Test func whatIsNoCalendar() {
        let bytes = Data("<html><body>Not found</body></html>".utf8)
        let now = Sample.date("2026-09-01T12:00:00Z")
        #expect(
            CinemaProgramme.read(calendar: bytes, address: Sample.address, zone: nil, now: now).alarms == [
                .wrongContent
            ])
        #expect(Sample.read("BEGIN:VCALENDAR\nEND:VCALENDAR").alarms == [.noEvents])
    }

    @Test func thousandsOfPastEventsHideNothing() {
        let past = (0..<6_000).map { Sample.event("UID:\($0)", "SUMMARY:Old \($0)", "DTSTART:20240910T210000") }
        let programme = Sample.read(
            Sample.calendar(past.joined(separator: "\n"), Sample.event("SUMMARY:New", "DTSTART:20260910T210000")))
        #expect(programme.screenings.map(\.name) == ["New"])
        #expect(programme.omissions.past == 6_000)
        let many = (0..<2_500).map { Sample.event("SUMMARY:New \($0)", "DTSTART:20260910T210000") }
        let full = Sample.read(Sample.calendar(many.joined(separator: "\n")))
        #expect(full.screenings.count == 2_000)
        #expect(full.omissions.overLimit == 500)
    }

    /// However an event tells when it is over, each of its repetitions is over as long after its beginning.
    @Test(
        arguments: [
            ("DTEND:20260910T220500", "22:05"), ("DURATION:PT105M", "21:45"), ("DTEND:20260910T200500Z", "22:05"),
            ("DTEND;TZID=Europe/London:20260910T210500", "22:05"), ("DTEND;VALUE=DATE:20260911", nil),
            ("DTEND:20260910T200000", nil), ("DTEND:20260930T220000", nil), ("X-END:1", nil),
        ] as [(String, String?)])
    func ends(line: String, end: String?) {
        let programme = Sample.read(
            Sample.calendar(
                Sample.event("SUMMARY:A", "DTSTART:20260910T200000", "RRULE:FREQ=DAILY;COUNT=2", line)))
        #expect(
            programme.screenings.map { $0.end?.description }
                == [end.map { "2026-09-10T" + $0 }, end.map { "2026-09-11T" + $0 }])
    }
}
