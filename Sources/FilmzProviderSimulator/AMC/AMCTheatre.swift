import FilmzDomain
import FilmzTextFolding
import Foundation

/// An invented theatre in a real town.
struct AMCTheatre: Hashable, Sendable {
    enum Zone: String, Sendable {
        case eastern = "EASTERN", central = "CENTRAL", mountain = "MOUNTAIN", pacific = "PACIFIC"

        var hours: Int {
            switch self {
            case .eastern: -5
            case .central: -6
            case .mountain: -7
            case .pacific: -8
            }
        }
    }

    let id: Int
    let name: String
    let brand: String
    let city: String
    let state: (code: String, name: String)
    let postalCode: String
    let latitude: Double
    let longitude: Double
    let zone: Zone
    var isClosed = false

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    var slug: String { if name.isEmpty { "theatre-\(id)" } else { TextFolding.words(name).joined(separator: "-") } }

    /// Whether this is an empty record, as real ones exist.
    var isStub: Bool { name.isEmpty }

    /// The offset from UTC on a day, in hours.
    func offset(on day: CalendarDay) -> Int {
        zone.hours + (state.code != "AZ" && Self.isSummer(day) ? 1 : 0)
    }

    /// The current day there. Daylight saving time begins and ends at night, so that the standard time determines the
    /// day.
    func today(at now: Date) -> CalendarDay {
        let day = CalendarDay(at: now.addingTimeInterval(Double(zone.hours) * 3_600))
        return CalendarDay(at: now.addingTimeInterval(Double(offset(on: day)) * 3_600))
    }

    /// The offset from UTC as text: `-05:00`.
    func offsetText(on day: CalendarDay) -> String {
        "-0\(-offset(on: day)):00"
    }

    func zoneAbbreviation(on day: CalendarDay) -> String {
        "\(zone.rawValue.prefix(1))\(offset(on: day) == zone.hours ? "S" : "D")T"
    }

    /// The great-circle distance in miles.
    func distance(latitude: Double, longitude: Double) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let north = radians(latitude - self.latitude)
        let east = radians(longitude - self.longitude)
        let part = pow(sin(north / 2), 2) + cos(radians(latitude)) * cos(radians(self.latitude)) * pow(sin(east / 2), 2)
        return 2 * 3_958.8 * asin(min(1, part.squareRoot()))
    }

    /// Whether daylight saving time applies: from the second Sunday of March to the first of November.
    static func isSummer(_ day: CalendarDay) -> Bool {
        func sunday(_ turn: Int, of month: Int) -> CalendarDay? {
            CalendarDay(year: day.year, month: month, day: 1).map { first in
                first + ((7 - first.weekday) % 7 + (turn - 1) * 7)
            }
        }
        guard let start = sunday(2, of: 3), let end = sunday(1, of: 11) else { return false }
        return start <= day && day < end
    }

    static let all = [
        AMCTheatre(
            id: 610, name: "AMC Lantern Square 12", brand: "AMC", city: "KANSAS CITY", state: ("MO", "Missouri"),
            postalCode: "64105", latitude: 39.0997, longitude: -94.5786, zone: .central),
        AMCTheatre(
            id: 611, name: "AMC Riverbend 8", brand: "Classic", city: "KANSAS CITY", state: ("MO", "Missouri"),
            postalCode: "64111", latitude: 39.0600, longitude: -94.5900, zone: .central),
        AMCTheatre(
            id: 620, name: "AMC Harbor Steps 14", brand: "AMC", city: "SEATTLE", state: ("WA", "Washington"),
            postalCode: "98101", latitude: 47.6062, longitude: -122.3321, zone: .pacific),
        AMCTheatre(
            id: 630, name: "AMC Old Ferry 20", brand: "AMC", city: "NEW YORK", state: ("NY", "New York"),
            postalCode: "10001", latitude: 40.7506, longitude: -73.9971, zone: .eastern),
        AMCTheatre(
            id: 631, name: "AMC DINE-IN Clocktower 9", brand: "DIT", city: "NEW YORK", state: ("NY", "New York"),
            postalCode: "10023", latitude: 40.7769, longitude: -73.9813, zone: .eastern),
        AMCTheatre(
            id: 640, name: "AMC Mesa Lights 10", brand: "AMC", city: "PHOENIX", state: ("AZ", "Arizona"),
            postalCode: "85004", latitude: 33.4484, longitude: -112.0740, zone: .mountain),
        AMCTheatre(
            id: 650, name: "AMC Paper Mill 16", brand: "AMC", city: "CHICAGO", state: ("IL", "Illinois"),
            postalCode: "60611", latitude: 41.8919, longitude: -87.6197, zone: .central),
        AMCTheatre(
            id: 660, name: "AMC Sunset Arcade 15", brand: "AMC", city: "LOS ANGELES", state: ("CA", "California"),
            postalCode: "90028", latitude: 34.0983, longitude: -118.3267, zone: .pacific),
        AMCTheatre(
            id: 670, name: "AMC Silver Creek 11", brand: "Classic", city: "DENVER", state: ("CO", "Colorado"),
            postalCode: "80202", latitude: 39.7525, longitude: -104.9995, zone: .mountain),
        AMCTheatre(
            id: 680, name: "AMC Magnolia Court 7", brand: "AMC", city: "ATLANTA", state: ("GA", "Georgia"),
            postalCode: "30308", latitude: 33.7717, longitude: -84.3763, zone: .eastern),
        AMCTheatre(
            id: 690, name: "AMC Quiet Corner 6", brand: "Classic", city: "BOSTON", state: ("MA", "Massachusetts"),
            postalCode: "02111", latitude: 42.3519, longitude: -71.0603, zone: .eastern, isClosed: true),
        AMCTheatre(
            id: 699, name: "", brand: "AMC", city: "", state: ("", ""), postalCode: "", latitude: 0, longitude: 0,
            zone: .central),
    ]
}
