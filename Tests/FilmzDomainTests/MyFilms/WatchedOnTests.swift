import FilmzDomain
import Testing

@Suite struct WatchedOnTests {
    @Test(
        arguments: [
            ("", .unknown), ("2011", .year(2011)), ("1870", .year(1870)), ("2011-07", .month(year: 2011, month: 7)),
            ("2011-12", .month(year: 2011, month: 12)),
        ] as [(String, WatchedOn)])
    func reads(_ text: String, _ value: WatchedOn) {
        #expect(WatchedOn(text) == value)
        #expect(value.description == text)
    }

    @Test func readsDaysAndTimes() throws {
        let day = try #require(CalendarDay("2011-07-14"))
        #expect(WatchedOn("2011-07-14") == .day(day))
        #expect(WatchedOn("2011-07-14T20:05") == .time(day, hour: 20, minute: 5))
        #expect(WatchedOn.time(day, hour: 0, minute: 0).description == "2011-07-14T00:00")
        #expect(WatchedOn("2011-07-14T00:00") != WatchedOn("2011-07-14"), "Midnight is a time, a day is none.")
    }

    @Test func everyValueSurvivesItsText() throws {
        var count = 0
        for value in try Self.values() {
            count += 1
            guard WatchedOn(value.description) == value else {
                Issue.record("\(value)")
                continue
            }
        }
        #expect(count > 10_000)
    }

    @Test func textsAreInTheOrderOfTheValues() throws {
        var previous = WatchedOn.unknown
        for value in try Self.values() {
            guard previous < value, previous.description.utf8.lexicographicallyPrecedes(value.description.utf8) else {
                Issue.record("\(value) after \(previous)")
                continue
            }
            previous = value
        }
    }

    @Test(arguments: [
        "0", "201", "20111", "2011-", "2011-7", "2011-00", "2011-13", "2011-1a", "2011/07", "2011-02-29", "2011-07-32",
        "1869", "2201", "1869-12", "2201-01-01", "2011-07-14T", "2011-07-14T24:00", "2011-07-14T20:60",
        "2011-07-14T2:05", "2011-07-14T20:5", "2011-07-14 20:05", "2011-07-14t20:05", "2011-07-14T20.05",
        "2011-07-14T20:05Z", "2011-07-14T20:05:00", "2011-02-30T20:05", " ", " 2011", "2011 ", "\n2011", "+201",
        "-201", "٢٠١١", "２０１１", "yesterday", "2011-07-14T20:05\u{301}", "2011\0",
    ])
    func readsNothingElse(_ text: String) {
        #expect(WatchedOn(text) == nil)
    }

    @Test(arguments: [("", nil), ("2011", 2011), ("2011-07", 2011), ("2011-07-14", 2011), ("2011-07-14T20:05", 2011)])
    func year(_ text: String, _ year: Int?) {
        #expect(WatchedOn(text)?.year == year)
    }

    @Test func isTextInJSON() throws {
        #expect(try JSONForm.json([WatchedOn.unknown, .year(2011)]) == #"["","2011"]"#)
        #expect(try JSONForm.decoded([WatchedOn].self, #"["","2011-07"]"#) == [.unknown, .month(year: 2011, month: 7)])
        #expect(throws: DecodingError.self) { try JSONForm.decoded([WatchedOn].self, #"["2011-13"]"#) }
    }

    /// Values of every precision, in order: all years, and for a few of them all days and some times.
    private static func values() throws -> [WatchedOn] {
        var values: [WatchedOn] = []
        for year in CalendarDay.years {
            values.append(.year(year))
            for month in 1...12 {
                values.append(.month(year: year, month: month))
                guard year.isMultiple(of: 50) else { continue }
                for day in 1...(try #require(CalendarDay.days(inMonth: month, of: year))) {
                    let day = try #require(CalendarDay(year: year, month: month, day: day))
                    values.append(.day(day))
                    for (hour, minute) in [(0, 0), (0, 59), (9, 5), (19, 59), (20, 0), (23, 59)] {
                        values.append(.time(day, hour: hour, minute: minute))
                    }
                }
            }
        }
        return values
    }
}
