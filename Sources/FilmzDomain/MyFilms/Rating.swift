/// A rating in half stars, from half a star to five. A missing rating is nil, never zero.
public struct Rating: Hashable, Sendable, CaseIterable {
    public static let allCases = (1...10).compactMap(Rating.init(halfStars:))

    /// The number of half stars, 1 to 10.
    public let halfStars: Int

    public init?(halfStars: Int) {
        guard 1...10 ~= halfStars else { return nil }
        self.halfStars = halfStars
    }

    /// Returns nil unless `stars` is a multiple of 0.5 from 0.5 to 5.
    public init?(stars: Double) {
        guard let halves = Int(exactly: stars * 2) else { return nil }
        self.init(halfStars: halves)
    }

    public var stars: Double { Double(halfStars) / 2 }
}

extension Rating: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        left.halfStars < right.halfStars
    }
}

extension Rating: LosslessStringConvertible {
    /// Reads `4`, `4.5` or `4,5`.
    public init?(_ description: String) {
        guard 1...4 ~= description.utf8.count, description.utf8.allSatisfy({ 48...57 ~= $0 || $0 == 44 || $0 == 46 }),
            let stars = Double(description.replacing(",", with: "."))
        else { return nil }
        self.init(stars: stars)
    }

    /// `4` or `4.5`.
    public var description: String {
        if halfStars.isMultiple(of: 2) { String(halfStars / 2) } else { "\(halfStars / 2).5" }
    }
}

extension Rating: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let rating = Rating(stars: try container.decode(Double.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a rating in half stars")
        }
        self = rating
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stars)
    }
}
