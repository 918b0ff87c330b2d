import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// What a source's times mean on the clock of its cinema.
struct SourceTimesTests {
    private func times(
        _ texts: [String], zone: String? = "Europe/Berlin", now: String = "2026-09-01T12:00:00Z",
        utcMarks: CinemaProgramme.UTCMarks? = nil
    ) -> [String] {
        Sample.read(Sample.page(times: texts), zone: zone, now: now, utcMarks: utcMarks).screenings.map {
            "\($0.time) \($0.instant.map { ISO8601DateFormatter().string(from: $0) } ?? "unsure")"
        }
    }

    @Test func anotherOffsetIsAnInstant() {
        #expect(times(["2026-09-10T14:00:00-04:00"]) == ["2026-09-10T20:00 2026-09-10T18:00:00Z"])
        #expect(times(["2026-09-10T20:00:00+02:00"]) == ["2026-09-10T20:00 2026-09-10T18:00:00Z"])
    }

    /// In October the clocks go back: 02:30 comes twice.
    @Test func theNightTheClocksGoBack() {
        #expect(times(["2026-10-25T02:30"]) == ["2026-10-25T02:30 unsure"])
        #expect(times(["2026-10-25T02:30:00+02:00"]) == ["2026-10-25T02:30 2026-10-25T00:30:00Z"])
        #expect(times(["2026-10-25T02:30:00+01:00"]) == ["2026-10-25T02:30 2026-10-25T01:30:00Z"])
        #expect(times(["2026-10-24T20:00"]) == ["2026-10-24T20:00 2026-10-24T18:00:00Z"])
        #expect(times(["2026-10-25T20:00"]) == ["2026-10-25T20:00 2026-10-25T19:00:00Z"])
    }

    /// In March they go forward: 02:30 never comes.
    @Test func theNightTheClocksGoForward() {
        #expect(times(["2027-03-28T02:30"]) == ["2027-03-28T02:30 unsure"])
        #expect(times(["2027-03-28T03:30"]) == ["2027-03-28T03:30 2027-03-28T01:30:00Z"])
        #expect(times(["2027-03-27T20:00"]) == ["2027-03-27T20:00 2027-03-27T19:00:00Z"])
    }

    /// An offset of winter kept in summer, and the other way round: the digits are right.
    @Test func aForgottenChangeOfClocks() {
        #expect(times(["2026-09-10T20:00:00+01:00"]) == ["2026-09-10T20:00 2026-09-10T18:00:00Z"])
        #expect(times(["2026-12-10T20:00:00+02:00"]) == ["2026-12-10T20:00 2026-12-10T19:00:00Z"])
        #expect(
            times(["2026-09-10T20:00:00+00:00"], zone: "Europe/London") == ["2026-09-10T20:00 2026-09-10T19:00:00Z"])
        // A zone without summer time has nothing to forget.
        #expect(
            times(["2026-09-10T20:00:00+02:00"], zone: "Europe/Istanbul") == ["2026-09-10T21:00 2026-09-10T18:00:00Z"])
    }

    @Test func marksOfUTCAreUTCUnlessTheTimesLookOtherwise() {
        #expect(
            times(["2026-09-10T18:00:00Z", "2026-09-10T20:30:00Z"]) == [
                "2026-09-10T20:00 2026-09-10T18:00:00Z", "2026-09-10T22:30 2026-09-10T20:30:00Z",
            ])
        #expect(times(["2026-12-10T19:00:00+00:00"]) == ["2026-12-10T20:00 2026-12-10T19:00:00Z"])
        // 11:00 to 23:00 as it is written, and in the night of New York when it were UTC.
        let wrong = ["2026-09-10T11:00:00Z", "2026-09-10T14:00:00Z", "2026-09-10T23:00:00Z"]
        #expect(times(wrong, zone: "America/Los_Angeles").first == "2026-09-10T11:00 2026-09-10T18:00:00Z")
        #expect(times(["2026-09-10T19:00:00Z"], zone: "Pacific/Auckland") == ["2026-09-10T19:00 2026-09-10T07:00:00Z"])
        #expect(
            times(wrong, zone: "America/Los_Angeles", utcMarks: .utc).first == "2026-09-10T04:00 2026-09-10T11:00:00Z")
        #expect(times(["2026-09-10T18:00:00Z"], utcMarks: .localTime) == ["2026-09-10T18:00 2026-09-10T16:00:00Z"])
        let right = ["2026-09-10T23:00:00Z", "2026-09-11T02:00:00Z", "2026-09-11T04:30:00Z"]
        #expect(times(right, zone: "America/Los_Angeles").first == "2026-09-10T16:00 2026-09-10T23:00:00Z")
    }

    @Test func theChoiceIsTold() {
        func marks(_ texts: [String], zone: String = "Pacific/Auckland") -> CinemaProgramme.UTCMarks? {
            Sample.read(Sample.page(times: texts), zone: zone).utcMarks
        }
        #expect(marks(["2026-09-10T19:00:00"]) == nil)
        #expect(marks(["2026-09-10T19:00:00Z"]) == .localTime)
        #expect(marks(["2026-09-10T07:00:00Z"]) == .utc)
    }

    /// Midnight stands for a time that was not filled in, unless this cinema shows films at night.
    @Test func midnightIsNoTimeUnlessThereAreNights() {
        #expect(times(["2026-09-10T00:00:00+02:00"]) == ["2026-09-10 unsure"])
        #expect(times(["2026-09-10T00:00:00", "2026-09-11T20:00:00"]).first == "2026-09-10 unsure")
        #expect(
            times(["2026-09-10T00:00:00", "2026-09-11T23:15:00"]).first == "2026-09-10T00:00 2026-09-09T22:00:00Z")
        #expect(times(["2026-09-10"]) == ["2026-09-10 unsure"])
    }

    @Test func withoutAZoneOnlyOffsetsAreSure() {
        #expect(times(["2026-09-10T20:00"], zone: nil) == ["2026-09-10T20:00 unsure"])
        #expect(times(["2026-09-10T20:00:00+02:00"], zone: nil) == ["2026-09-10T20:00 2026-09-10T18:00:00Z"])
    }

    @Test func theDayBeforeYesterdayIsOver() {
        let days = ["2026-08-30T20:00", "2026-08-31T20:00", "2026-09-01T20:00"]
        #expect(times(days).count == 2)
        // In Auckland it is the second already.
        #expect(times(days, zone: "Pacific/Auckland", now: "2026-09-01T13:00:00Z").count == 1)
    }
}
