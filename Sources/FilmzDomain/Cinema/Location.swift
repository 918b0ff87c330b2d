import Foundation

/// A location to about a kilometre: more exact locations of a person are neither stored nor sent.
public struct Location: Hashable, Sendable, Codable {
    /// Degrees north, in hundredths.
    public let latitude: Double
    /// Degrees east, in hundredths; negative in America.
    public let longitude: Double

    /// Rounds the degrees to hundredths. Returns nil when there is no such location.
    public init?(latitude: Double, longitude: Double) {
        guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
        self.latitude = (latitude * 100).rounded() / 100
        self.longitude = (longitude * 100).rounded() / 100
    }

    /// The Earth's mean radius in kilometres.
    private static let earthRadius = 6371.0088

    /// The distance to another location in kilometres, as the crow flies: the haversine formula.
    public func distance(to other: Location) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let north = sin(radians(other.latitude - latitude) / 2)
        let east = sin(radians(other.longitude - longitude) / 2)
        let square = north * north + cos(radians(latitude)) * cos(radians(other.latitude)) * east * east
        return 2 * Self.earthRadius * asin(min(1, square.squareRoot()))
    }
}

extension Location {
    /// Decodes degrees of any precision, and rounds them.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let latitude = try members.decode(Double.self, forKey: .latitude)
        guard
            let location = Location(latitude: latitude, longitude: try members.decode(Double.self, forKey: .longitude))
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .latitude, in: members, debugDescription: "no place on Earth")
        }
        self = location
    }
}

extension Location: LosslessStringConvertible {
    /// Reads `48.21,16.37`; returns nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, description.utf8.count <= 50,
            let latitude = Double(String(parts[0]).trimmingWhitespace()),
            let longitude = Double(String(parts[1]).trimmingWhitespace())
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// `48.21,16.37`.
    public var description: String { "\(latitude),\(longitude)" }
}
