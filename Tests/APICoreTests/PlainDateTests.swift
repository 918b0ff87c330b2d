import APICore
import Foundation
import Testing

@Suite struct PlainDateTests {
    @Test(arguments: [
        ("1979-05-25", "1979-05-25"), ("2024-02-29", "2024-02-29"), ("2000-02-29", "2000-02-29"),
        ("0001-01-01", "0001-01-01"), ("9999-12-31", "9999-12-31"), ("1979-05-25T23:59:59Z", "1979-05-25"),
        ("2018-07-25T00:00:00-05:00", "2018-07-25"), ("1979-05-25T", "1979-05-25"),
    ])
    func aDayIsRead(_ text: String, _ day: String) {
        #expect(PlainDate(iso: text)?.description == day)
    }

    @Test(arguments: [
        "", " ", "N/A", "1979", "1979-05", "1979-5-25", "79-05-25", "1979-13-01", "1979-00-01", "1979-05-00",
        "1979-05-32", "2023-02-29", "1900-02-29", "2023-04-31", "0000-00-00", "0000-01-01", "-979-05-25", "+979-05-25",
        "1979-05-25 12:00", " 1979-05-25", "1979-05-25-", "1979/05/25", "25 May 1979", "１９７９-05-25", "T", "--",
        "1979-05-2５", "19790525",
    ])
    func anythingElseIsNoDay(_ text: String) {
        #expect(PlainDate(iso: text) == nil)
    }

    @Test func theCalendarHasItsLengths() {
        let days = (1...12).map { month in (1...40).filter { PlainDate(year: 2023, month: month, day: $0) != nil }.count
        }
        #expect(days == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
        #expect(PlainDate(year: 10_000, month: 1, day: 1) == nil)
        #expect(PlainDate(year: 2023, month: .max, day: .min) == nil)
    }

    @Test func daysAreInOrder() throws {
        let days = ["1979-05-25", "1978-12-31", "1979-04-30", "1979-05-24"].compactMap(PlainDate.init(iso:))
        #expect(days.sorted().map(\.description) == ["1978-12-31", "1979-04-30", "1979-05-24", "1979-05-25"])
        #expect(days[0] >= days[0])
    }

    @Test func aDaySurvivesJSON() throws {
        let days = [PlainDate(year: 1979, month: 5, day: 25)].compactMap(\.self)
        let json = try JSONEncoder().encode(days)
        #expect(String(decoding: json, as: UTF8.self) == #"["1979-05-25"]"#)
        #expect(try JSONDecoder().decode([PlainDate].self, from: json) == days)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([PlainDate].self, from: Data("[\"\"]".utf8)) }
    }

    @Test func aMomentIsADayInATimeZone() throws {
        let moment = try Date("2025-11-21T23:30:00Z", strategy: .iso8601)
        let east = try #require(TimeZone(secondsFromGMT: 3_600))
        #expect(PlainDate(moment, in: .gmt).description == "2025-11-21")
        #expect(PlainDate(moment, in: east).description == "2025-11-22")
    }
}
