public import FilmzDomain

/// The scale of the numbers in a column of ratings.
public enum RatingScale: String, Hashable, Sendable, Codable, CaseIterable {
    /// Up to 5, in halves.
    case five
    /// 1 to 10.
    case ten
    /// 0 to 100.
    case hundred

    /// The rating for a number on this scale, to the nearest half star but never less than half a star.
    /// - Returns: nil when it is not a number on this scale, or zero, which products write for no rating. `isExact`
    ///   says whether the rating expresses the number without rounding.
    public func rating(_ text: String) -> (rating: Rating, isExact: Bool)? {
        guard let number = Self.number(text), number > 0 else { return nil }
        let halves =
            switch self {
            case .five: number * 2
            case .ten: number
            case .hundred: number / 10
            }
        guard halves <= 10, let rating = Rating(halfStars: max(1, Int(halves.rounded()))) else { return nil }
        return (rating, halves == halves.rounded())
    }

    /// Parses a number with a point or a comma; nil for anything else.
    static func number(_ text: String) -> Double? {
        guard 1...12 ~= text.utf8.count else { return nil }
        let usesComma = text.utf8.contains(UInt8(ascii: ","))
        return Double(usesComma ? text.replacing(",", with: ".") : text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The smallest scale that includes all of these numbers, but not smaller than `minimum`.
    static func holding(_ numbers: some Sequence<Double>, atLeast minimum: RatingScale = .five) -> RatingScale {
        let maximum = numbers.max() ?? 0
        return allCases.drop { $0 != minimum }.first { maximum <= $0.maximum } ?? .hundred
    }

    private var maximum: Double {
        switch self {
        case .five: 5
        case .ten: 10
        case .hundred: 100
        }
    }
}
