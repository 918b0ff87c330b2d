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
        let (east, west) = (
            try #require(Location(latitude: 0, longitude: 179.5)),
            try #require(Location(latitude: 0, longitude: -179.5))
        )
        #expect(abs(east.distance(to: west) - 111.2) < 1, "Across the date line.")
    }
}
