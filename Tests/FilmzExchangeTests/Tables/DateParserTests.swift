import FilmzDomain
import Foundation
import Testing

@testable import FilmzExchange

struct DateParserTests {
    @Test(arguments: [
        ("2013", "2013"), ("2013-02", "2013-02"), ("2013-02-15", "2013-02-15"), ("02/2013", "2013-02"),
        ("2/15/2013", "2013-02-15"), ("15/2/2013", "2013-02-15"), ("2/5/2013", "2013-02-05"),
        ("15.2.2013", "2013-02-15"),
        ("5.2.13", "2013-02-05"), ("15.2.85", "1985-02-15"), ("2013/2/5", "2013-02-05"),
        ("Fri Feb 15 22:45:23 2013", "2013-02-15"),
        ("Fri Feb  5 00:00:00 2013", "2013-02-05"), ("Feb 15, 2013", "2013-02-15"), ("15 February 2013", "2013-02-15"),
        ("15th Feb 2013", "2013-02-15"), ("February 2013", "2013-02"), ("2013-02-15 22:45", "2013-02-15T22:45"),
        ("2013-02-15T22:45:10", "2013-02-15T22:45"), ("2013-02-15 00:00:00", "2013-02-15"),
        ("4. März 2024", "2024-03-04"), ("Mai 2024", "2024-05"), ("24. Dezember 2024", "2024-12-24"),
        ("2024年3月4日", "2024-03-04"), ("45355", "2024-03-04"), ("45355.875", "2024-03-04"), ("20130215", "2013-02-15"),
        // A day is no instant, however a program writes it.
        ("2013-02-15T00:00:00.000Z", "2013-02-15"), ("2013-02-15T00:00:00Z", "2013-02-15"),
        ("2013-02-15T00:00:00+00:00", "2013-02-15"),
    ])
    func readsDatesOfCalendars(_ text: String, _ date: String) {
        #expect(DateParser().date(text) == .written(date))
    }

    @Test(arguments: [
        ("2026-01-11T20:00:00.000Z", "2026-01-11T20:00:00.000Z"), ("2026-01-11T20:00:59Z", "2026-01-11T20:00:59.000Z"),
        ("2026-01-11T20:00:00+02:00", "2026-01-11T18:00:00.000Z"),
        ("2026-03-01T01:30:00-0330", "2026-03-01T05:00:00.000Z"),
        ("2024-02-29 23:59 UTC", "2024-02-29T23:59:00.000Z"), ("1709582400", "2024-03-04T20:00:00.000Z"),
        ("1709582400123", "2024-03-04T20:00:00.123Z"),
    ])
    func readsInstants(_ text: String, _ instant: String) throws {
        #expect(DateParser().date(text) == .at(try #require(Timestamp(instant))))
    }

    @Test(arguments: [
        "", " ", "unknown", "1970-01-01", "1970-01-01T00:00:00.000Z", "1969-12-31", "0000-00-00 00:00:00",
    ])
    func knowsWhatIsNoDate(_ text: String) {
        #expect(DateParser(isUTC: true).date(text) == .unknown)
    }

    @Test(arguments: [
        "yesterday", "2013-02-30", "31/31/2013", "2013-13", "99999999999999999999", "20131315", "123456", "//", "2/3",
        "45355.x", "年月日",
    ])
    func refusesOtherTexts(_ text: String) {
        #expect(DateParser().date(text) == nil)
    }

    @Test func takesTheOrderOfItsFile() {
        #expect(DateParser(order: .dayFirst).date("4/5/2020") == .written("2020-05-04"))
        #expect(DateParser().date("4/5/2020") == .written("2020-04-05"))
    }

    @Test func aTimeWithoutZoneIsUTCWhereItsProductSaysSo() throws {
        let instant = try #require(Timestamp("2019-03-01T21:15:00.000Z"))
        #expect(DateParser(isUTC: true).date("2019-03-01 21:15:00") == .at(instant))
        #expect(DateParser(isUTC: true).date("2019-03-01 21:15") == .at(instant))
    }

    /// West of Greenwich it was still the evening before.
    @Test func anInstantIsADayWhereThePersonWas() throws {
        let date = FactDate.at(try #require(Timestamp("2026-01-11T03:30:00.000Z")))
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        #expect(date.watchedOn(in: zone).description == "2026-01-10T22:30")
        #expect(FactDate.written("2026-01-11").watchedOn(in: zone).description == "2026-01-11")
    }
}
