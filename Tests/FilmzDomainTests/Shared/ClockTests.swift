import FilmzDomain
import Foundation
import Testing

@Suite struct ClockTests {
    @Test(arguments: [
        ("Europe/Berlin", "2012-01-01"), ("UTC", "2011-12-31"), ("America/New_York", "2011-12-31"),
        ("Pacific/Auckland", "2012-01-01"),
    ])
    func todayIsTheReadersDay(_ zone: String, _ today: String) throws {
        let instant = try #require(Timestamp("2011-12-31T23:30:00.000Z"))
        let clock = Clock(timeZone: try #require(TimeZone(identifier: zone))) { instant }
        #expect(clock.today.description == today)
    }

    @Test(arguments: ["UTC", "Pacific/Honolulu", "Pacific/Kiritimati"])
    func theLatestDayIsThatOfThePlaceWhereDaysBegin(_ zone: String) throws {
        let evening = try #require(Timestamp("2026-11-27T19:13:00.000Z"))
        let clock = Clock(timeZone: try #require(TimeZone(identifier: zone))) { evening }
        #expect(clock.latestDay.description == "2026-11-28")
    }

    @Test func aClockThatIsFarOffShowsTheEpoch() {
        let clock = Clock(timeZone: .gmt) { Timestamp(milliseconds: 32_000_000_000_000) }
        #expect(clock.today.description == "1970-01-01")
    }
}
