import FilmzDomain
import Foundation
import Testing

@Suite struct CalendarDayTests {
    @Test func everyDayOfEveryYearHasADayBeforeAndAText() throws {
        let last = try #require(CalendarDay("2200-12-31"))
        var day: CalendarDay? = last
        var count = 0
        while let present = day {
            count += 1
            let reads = !count.isMultiple(of: 7) || CalendarDay(present.description) == present
            let follows = present.previous.map { $0 < present && $0.next == present } ?? true
            let weekday = present.previous.map { ($0.weekday + 1) % 7 == present.weekday } ?? true
            guard reads, follows, weekday else {
                Issue.record("\(present)")
                break
            }
            day = present.previous
        }
        let years = CalendarDay.years
        let leapYears = years.count { $0.isMultiple(of: 4) && $0 != 1900 && $0 != 2100 && $0 != 2200 }
        #expect(count == years.count * 365 + leapYears)
    }

    @Test(arguments: [
        ("2011-03-01", "2011-02-28"), ("2012-03-01", "2012-02-29"), ("1900-03-01", "1900-02-28"),
        ("2000-03-01", "2000-02-29"), ("2011-01-01", "2010-12-31"), ("2011-07-14", "2011-07-13"),
    ])
    func previousDay(_ day: String, _ previous: String) {
        #expect(CalendarDay(day)?.previous?.description == previous)
    }

    @Test(arguments: [("1970-01-01", 3), ("2000-02-29", 1), ("2011-07-14", 3), ("2026-11-29", 6)])
    func theDayOfTheWeekCountsFromMonday(_ day: String, _ weekday: Int) {
        #expect(CalendarDay(day)?.weekday == weekday)
    }

    @Test func nothingIsAfterTheLastDay() {
        #expect(CalendarDay.last == CalendarDay("2200-12-31"))
        #expect(CalendarDay.last.next == nil)
        #expect(CalendarDay.last.after(days: 3) == .last)
        #expect(CalendarDay("2011-12-30")?.after(days: 3).description == "2012-01-02")
    }

    @Test func nothingIsBeforeTheFirstDay() throws {
        let first = try #require(CalendarDay(year: 1870, month: 1, day: 1))
        #expect(first.previous == nil)
    }

    @Test(arguments: [
        "", "2011", "2011-07", "2011-7-14", "2011-07-4", "2011-02-29", "1900-02-29", "2011-04-31", "2011-00-10",
        "2011-13-10", "2011-07-00", "2011-07-32", "1869-12-31", "2201-01-01", "0000-00-00", "2011/07/14", "20110714",
        "2011-07-14 ", " 2011-07-14", "2011-07-14T20:15", "+011-07-14", "-011-07-14", "2011--7-14", "２０１１-07-14",
        "٢٠١١-07-14", "2011-07-1\u{301}4", "2011-07-14\u{301}",
    ])
    func readsNothingElse(_ text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test(arguments: [(2011, 7, 0), (2011, 7, 32), (2011, 0, 1), (2011, 13, 1), (1869, 1, 1), (2201, 1, 1)])
    func noSuchDay(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CalendarDay(year: year, month: month, day: day) == nil)
        #expect(CalendarDay(year: .max, month: month, day: .min) == nil)
    }

    @Test func monthsHaveTheirLengths() {
        let lengths = (0...13).map { CalendarDay.days(inMonth: $0, of: 2011) }
        #expect(lengths == [nil, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, nil])
        #expect([1900, 2000, 2012, 2100].map { CalendarDay.days(inMonth: 2, of: $0) } == [28, 29, 29, 28])
    }

    @Test func isTextInJSON() throws {
        let day = try #require(CalendarDay("2011-07-14"))
        #expect(try JSONForm.json([day]) == #"["2011-07-14"]"#)
        #expect(try JSONForm.decoded([CalendarDay].self, #"["2011-07-14"]"#) == [day])
        #expect(throws: DecodingError.self) { try JSONForm.decoded([CalendarDay].self, #"["2011-02-30"]"#) }
    }
}
