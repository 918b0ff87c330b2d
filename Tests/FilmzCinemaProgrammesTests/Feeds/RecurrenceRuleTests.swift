import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// Events that repeat, seen from 1 September 2026, a Tuesday.
struct RecurrenceRuleTests {
    private func days(_ lines: String...) -> [String] {
        let event = (["BEGIN:VEVENT", "UID:1", "SUMMARY:Film A"] + lines + ["END:VEVENT"]).joined(separator: "\n")
        return Sample.read(Sample.calendar(event)).screenings.map { String($0.time.description.dropFirst(5)) }
    }

    private static let start = "DTSTART;TZID=Europe/Berlin:20260105T200000"

    @Test func weekly() {
        // Mondays from 31 August, which was yesterday, to 31 October.
        #expect(
            days(Self.start, "RRULE:FREQ=WEEKLY") == [
                "08-31T20:00", "09-07T20:00", "09-14T20:00", "09-21T20:00", "09-28T20:00", "10-05T20:00", "10-12T20:00",
                "10-19T20:00", "10-26T20:00",
            ])
        #expect(
            days(Self.start, "RRULE:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH") == [
                "09-14T20:00", "09-17T20:00", "10-05T20:00", "10-08T20:00", "10-26T20:00", "10-29T20:00",
            ])
        #expect(
            days("DTSTART:20260901T200000", "RRULE:FREQ=WEEKLY;COUNT=3") == [
                "09-01T20:00", "09-08T20:00", "09-15T20:00",
            ])
        #expect(days(Self.start, "RRULE:FREQ=WEEKLY;COUNT=3") == [])
    }

    @Test func daily() {
        #expect(days(Self.start, "RRULE:FREQ=DAILY").count == 62)
        #expect(
            days("DTSTART:20260901T200000", "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3") == [
                "09-01T20:00", "09-03T20:00", "09-05T20:00",
            ])
        #expect(
            days("DTSTART:20260901T200000", "RRULE:FREQ=DAILY;BYDAY=SA,SU;UNTIL=20260913") == [
                "09-01T20:00", "09-05T20:00", "09-06T20:00", "09-12T20:00", "09-13T20:00",
            ])
    }

    @Test func monthly() {
        #expect(days(Self.start, "RRULE:FREQ=MONTHLY;BYDAY=1MO") == ["09-07T20:00", "10-05T20:00"])
        #expect(days(Self.start, "RRULE:FREQ=MONTHLY;BYDAY=-1SU") == ["09-27T20:00", "10-25T20:00"])
        #expect(
            days(Self.start, "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1,15") == [
                "08-31T20:00", "09-15T20:00", "09-30T20:00", "10-15T20:00", "10-31T20:00",
            ])
        #expect(days("DTSTART:20260131T200000", "RRULE:FREQ=MONTHLY") == ["08-31T20:00", "10-31T20:00"])
        #expect(days(Self.start, "RRULE:FREQ=MONTHLY;INTERVAL=2") == ["09-05T20:00"])
    }

    @Test func theLastTime() {
        // 18:00 UTC is 20:00 in Berlin.
        #expect(
            days("DTSTART;TZID=Europe/Berlin:20260901T200000", "RRULE:FREQ=DAILY;UNTIL=20260903T180000Z").count == 3)
        #expect(
            days("DTSTART;TZID=Europe/Berlin:20260901T200000", "RRULE:FREQ=DAILY;UNTIL=20260902T220000Z").count == 2)
        #expect(days("DTSTART;VALUE=DATE:20260901", "RRULE:FREQ=DAILY;UNTIL=20260903T000000Z").count == 3)
        #expect(
            days("DTSTART:20260901T200000", "RRULE:FREQ=DAILY;UNTIL=20260903") == [
                "09-01T20:00", "09-02T20:00", "09-03T20:00",
            ])
    }

    @Test func exceptions() {
        #expect(
            days(
                "DTSTART;TZID=Europe/Berlin:20260901T200000", "RRULE:FREQ=DAILY;COUNT=6",
                "EXDATE;TZID=Europe/Berlin:20260902T200000,20260903T200000", "EXDATE:20260904T180000Z",
                "EXDATE;VALUE=DATE:20260905") == ["09-01T20:00", "09-06T20:00"])
        let moved = """
            BEGIN:VEVENT
            UID:1
            SUMMARY:Film A
            RECURRENCE-ID;TZID=Europe/Berlin:20260908T200000
            DTSTART;TZID=Europe/Berlin:20260909T183000
            END:VEVENT
            """
        let series = Sample.event(
            "UID:1", "SUMMARY:Film A", "DTSTART;TZID=Europe/Berlin:20260901T200000",
            "RRULE:FREQ=WEEKLY;COUNT=3")
        let times = Sample.read(Sample.calendar(series, moved)).screenings.map(\.time.description)
        #expect(times == ["2026-09-01T20:00", "2026-09-09T18:30", "2026-09-15T20:00"])
    }

    /// The clock of the cinema says 20:00 in summer and in winter, also when the file says it in UTC.
    @Test func theClocksAreChangedMeanwhile() {
        for start in ["DTSTART;TZID=Europe/Berlin:20261020T200000", "DTSTART:20261020T180000Z"] {
            let event = Sample.event("SUMMARY:A", start, "RRULE:FREQ=WEEKLY;COUNT=2")
            let screenings = Sample.read(Sample.calendar(event)).screenings
            #expect(screenings.map(\.time.description) == ["2026-10-20T20:00", "2026-10-27T20:00"])
            #expect(
                screenings.map(\.instant) == [Sample.date("2026-10-20T18:00:00Z"), Sample.date("2026-10-27T19:00:00Z")])
        }
    }

    @Test(arguments: ["FREQ=YEARLY", "FREQ=WEEKLY;BYSETPOS=1", "FREQ=SOMETIMES", "", "FREQ=DAILY;UNTIL=never"])
    func rulesThatAreNotRead(rule: String) {
        let programme = Sample.read(
            Sample.calendar(Sample.event("SUMMARY:A", "DTSTART:20260910T200000", "RRULE:\(rule)")))
        #expect(programme.screenings.count == 1)
        #expect(programme.omissions.unsupportedRecurrences == 1)
    }
}
