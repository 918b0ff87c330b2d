import AMCAPI
import APICore
import Foundation
import Testing

@Suite struct DateTimeTests {
    @Test(arguments: [
        ("2021-07-23T05:00:00Z", 1_627_016_400.0), ("2020-03-16T05:00:00.000Z", 1_584_334_800),
        ("2017-02-24T10:00:00-06:00", 1_487_952_000), ("2017-02-24T10:00:00.5+0530", 1_487_910_600.5),
        ("2024-02-29T23:59:59Z", 1_709_251_199), ("1969-12-31T23:59:59Z", -1),
    ]) func moments(text: String, seconds: Double) throws {
        let moment = try #require(AMCDateTime(text)?.date)
        #expect(moment.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: ["2017-02-24T10:05:00", "2017-02-24T10:05:00.327", "2017-02-24 10:05"])
    func withoutATimeZone(text: String) throws {
        let time = try #require(AMCDateTime(text))
        #expect(time.date == nil)
        #expect(time.utcOffset == nil)
        #expect(time.description == "2017-02-24 10:05")
        let moment = time.date(utcOffset: -21_600)
        #expect(abs(moment.timeIntervalSince1970 - 1_487_952_300) < 0.5)
    }

    @Test(arguments: [
        "1900-01-01T00:00:00", "0001-01-01T00:00:00Z", "1909-12-31T23:59:59Z", "9999-12-31T23:59:59", "",
        "yesterday", "2021-13-01T00:00:00Z", "2021-02-30T00:00:00Z", "2021-07-23T25:00:00Z", "2021-07-23T05:61:00Z",
        "2021-07-23T05:00:00.Z", "2021-07-23T05:00:00Zulu", "2021-07-23T05:00:00+99:00", "21-07-23T05:00:00Z",
    ]) func sentinelsAndNonsense(text: String) {
        #expect(AMCDateTime(text) == nil)
    }

    @Test func theFirstYearThatCounts() {
        #expect(AMCDateTime("1910-01-01T00:00:00")?.day == PlainDate(year: 1910, month: 1, day: 1))
    }

    @Test func everyDayIsItself() throws {
        var count = 0
        for year in stride(from: 1910, through: 2110, by: 7) {
            for month in 1...12 {
                for day in [1, 28, 29, 30, 31] {
                    guard let date = PlainDate(year: year, month: month, day: day) else { continue }
                    let time = try #require(AMCDateTime("\(date)T12:34:56.5Z"))
                    #expect(time.day == date)
                    #expect(time.hour == 12)
                    #expect(time.minute == 34)
                    count += 1
                }
            }
        }
        #expect(count > 1500)
    }

    @Test(arguments: [
        (Double.nan, "1970-01-01"), (.infinity, "9999-12-31"), (-.infinity, "0001-01-01"), (1e300, "9999-12-31"),
        (-1, "1969-12-31"), (-62_135_596_800, "0001-01-01"),
    ]) func momentsFromTheEndsOfTime(seconds: Double, day: String) {
        #expect(AMCDateTime(Date(timeIntervalSince1970: seconds), utcOffset: 0).day?.description == day)
    }

    @Test(arguments: [
        ("-06:00", -21_600), ("-6", -21_600), ("+05:30", 19_800), ("-0930", -34_200), ("00:00", 0), ("Z", 0),
        ("-05:00:00", -18_000),
    ]) func offsets(text: String, seconds: Int) {
        #expect(AMCDateTime.utcOffset(text) == seconds)
    }

    @Test(arguments: ["", "-", "CDT", "-06:0", "-25:00", "-06:00x"]) func noOffsets(text: String) {
        #expect(AMCDateTime.utcOffset(text) == nil)
    }
}
