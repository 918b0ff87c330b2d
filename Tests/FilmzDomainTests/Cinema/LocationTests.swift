import FilmzContracts
import FilmzDomain
import Foundation
import Testing

struct LocationTests {
    @Test func aPlaceIsKnownToAKilometreOnly() throws {
        let place = try #require(Location(latitude: 48.208_174, longitude: 16.373_819))
        #expect("\(place)" == "48.21,16.37")
        #expect(Location("48.208174, 16.373819") == place)
        #expect(Location("\(place)") == place)
    }

    @Test func aPlaceThatIsReadIsNoMoreExact() throws {
        func read(_ json: String) throws -> Location {
            try JSONDecoder().decode(Location.self, from: Data(json.utf8))
        }
        let place = try read(#"{"latitude":48.208174,"longitude":16.373819}"#)
        #expect("\(place)" == "48.21,16.37")
        #expect(throws: DecodingError.self) { try read(#"{"latitude":91,"longitude":0}"#) }
    }

    @Test(arguments: [
        "", "48.21", "48.21,16.37,1", "91,0", "-91,0", "0,181", "a,b", "nan,0", "inf,0", ",", "48.21;16.37",
        String(repeating: "1", count: 60) + ",0",
    ])
    func whatIsNoPlaceIsRefused(text: String) {
        #expect(Location(text) == nil)
    }

    /// Heathrow and Los Angeles International are about 8,780 km apart on a great circle.
    @Test func distancesAreThoseOfTheEarth() throws {
        let london = try #require(Location(latitude: 51.47, longitude: -0.46))
        let angeles = try #require(Location(latitude: 33.94, longitude: -118.41))
        #expect(abs(london.distance(to: angeles) - 8_780) < 30)
        #expect(london.distance(to: london) == 0)
        let east = try #require(Location(latitude: 0, longitude: 179.5))
        let west = try #require(Location(latitude: 0, longitude: -179.5))
        #expect(abs(east.distance(to: west) - 111.2) < 1, "Across the date line.")
    }

    /// The summer times of Vienna and of Sydney, the one time of China, and Kiritimati behind the date line.
    @Test func aTimeZoneIsElsewhereOnlyIfNoClockIsSoFarFromTheSun() throws {
        let cases: [(zone: String, longitude: Double, isOutside: Bool)] = [
            ("Europe/Vienna", 16.37, false), ("Europe/Madrid", -8.5, false), ("Australia/Sydney", 151.2, false),
            ("Asia/Shanghai", 75.99, false), ("Pacific/Kiritimati", -157.4, false), ("Pacific/Apia", -171.8, false),
            ("GMT", 139.69, true), ("America/New_York", 16.37, true), ("Europe/Vienna", -74, true),
        ]
        for (name, longitude, isOutside) in cases {
            let zone = try #require(TimeZone(identifier: name))
            let place = Location(latitude: 10, longitude: longitude)
            let theatre = Theatre(source: .amc(1), name: "Roxy", timeZone: zone, location: place)
            for month in [0, 6] {
                let now = Timestamp(milliseconds: SettableClock.start.milliseconds + Int64(month) * 30 * 86_400_000)
                #expect(theatre.isOutsideTimeZone(at: now) == isOutside, "\(name) at \(longitude)")
            }
        }
        #expect(!Theatre(source: .amc(1), name: "Roxy", timeZone: .gmt).isOutsideTimeZone(at: SettableClock.start))
    }
}
