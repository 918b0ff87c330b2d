import Foundation
import Testing

@testable import FilmzCinemaProgrammes

struct WrittenTimeTests {
    @Test(arguments: [
        ("2026-10-24T20:00:00+02:00", "2026-10-24T20:00", WrittenTime.Mark.offset(7_200)),
        ("2026-10-24T20:00", "2026-10-24T20:00", .none), ("2026-10-24 20:00", "2026-10-24T20:00", .none),
        ("2026-10-24T20:00:00.000Z", "2026-10-24T20:00", .utc), ("2026-10-24T20:00Z", "2026-10-24T20:00", .utc),
        ("2026-10-24T20:00:00.000Z-03:00", "2026-10-24T20:00", .offset(-10_800)),
        ("2026-10-24T20:00:00-0500", "2026-10-24T20:00", .offset(-18_000)),
        ("2026-10-24T20:00:00+02", "2026-10-24T20:00", .offset(7_200)),
        ("2026-10-24T20:00:00+00:00", "2026-10-24T20:00", .offset(0)),
        ("2026-10-24T20:00+05:45", "2026-10-24T20:00", .offset(20_700)), ("2026-10-24", "2026-10-24", .none),
        (" 2026-10-24T20:00:00 +0200 ", "2026-10-24T20:00", .offset(7_200)), ("20261024", "2026-10-24", .none),
        ("20261024T200000Z", "2026-10-24T20:00", .utc), ("20261024T200000", "2026-10-24T20:00", .none),
        ("20261024T2000", "2026-10-24T20:00", .none), ("2028-02-29", "2028-02-29", .none),
        ("2026-10-24T24:00", "2026-10-25T00:00", .none), ("2026-12-31T24:00:00Z", "2027-01-01T00:00", .utc),
        ("20261024T240000", "2026-10-25T00:00", .none), ("2026-10-24T9:05", "2026-10-24T09:05", .none),
        ("2026-10-24 9:05:00+02:00", "2026-10-24T09:05", .offset(7_200)),
        ("2026-10-24T19.45", "2026-10-24T19:45", .none), ("2026-10-24T19.45.00", "2026-10-24T19:45", .none),
        ("28.11.2026 20:00", "2026-11-28T20:00", .none), ("28.11.2026, 20:00:00", "2026-11-28T20:00", .none),
        ("1.9.2026 9.05", "2026-09-01T09:05", .none), ("24.10.2026", "2026-10-24", .none),
    ])
    func everySpelling(text: String, time: String, mark: WrittenTime.Mark) throws {
        let written = try #require(WrittenTime(text))
        #expect(written.time.description == time)
        #expect(written.mark == mark)
    }

    @Test(arguments: [
        "", " ", "2024715T22:00", "2026-13-01", "2026-02-29", "2026-10-24T25:00", "2026-10-24T20:61", "24.10.26",
        "2026-10-24T24:01", "2026-10-24T905", "31.11.2026 20:00", "10/24/2026 20:00", "24.10.2026T", "2026-10-24T:30",
        ".10.2026",
        "2026-10-24T", "2026-10-24T8pm", "2026-10-24T20:00:00+99:00", "2026-10-24T20:00:00 CET", "tomorrow", "2026-1-2",
        "1600-01-01", "2026-10-24T20:00Zulu", "٢٠٢٦-10-24", "2026-10-2420:00",
    ])
    func nothingElse(text: String) {
        #expect(WrittenTime(text) == nil)
    }

    @Test func daysAndNumbersAgree() throws {
        for number in stride(from: -25_000, to: 80_000, by: 61) {
            let time = try #require(ProgrammeTime(dayNumber: number, minuteOfDay: nil))
            #expect(time.dayNumber == number)
        }
        #expect(ProgrammeTime(dayNumber: 0, minuteOfDay: 61)?.description == "1970-01-01T01:01")
        #expect(ProgrammeTime(dayNumber: 20_751, minuteOfDay: nil)?.description == "2026-10-25")
    }
}
