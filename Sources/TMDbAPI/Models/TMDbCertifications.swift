import APICore

/// The certifications that each country uses.
///
/// See https://developer.themoviedb.org/reference/certification-movie-list.
public struct TMDbCertifications: Sendable, Hashable {
    /// The certifications by country, as ISO 3166-1, or with a part of the country: `CA-QC`. In no particular order.
    public let countries: [String: [TMDbCertification]]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(countries: [String: [TMDbCertification]] = [:]) {
        self.countries = countries
    }
}

extension TMDbCertifications {
    /// The certifications of a country, as ISO 3166-1, from the mildest to the strictest; empty if TMDb knows none.
    ///
    /// Pass their names to ``TMDbContentRatings/rating(in:fromMildest:)``.
    public func certifications(in country: String) -> [TMDbCertification] {
        let known = countries[country.uppercased()] ?? []
        return known.enumerated()
            .sorted { ($0.element.order ?? 0, $0.offset) < ($1.element.order ?? 0, $1.offset) }
            .map(\.element)
    }
}

extension TMDbCertifications: Codable {
    private enum CodingKeys: String, CodingKey {
        case countries = "certifications"
    }

    /// Decodes the certifications. An empty list is decoded as an empty dictionary.
    ///
    /// - Throws: if there is no `certifications`, or nothing in it can be decoded.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard values.contains(.countries) else {
            throw DecodingError.keyNotFound(
                CodingKeys.countries, .init(codingPath: decoder.codingPath, debugDescription: "no certifications"))
        }
        let sent = try values.decode(LossyDictionary<LossyArray<TMDbCertification>>.self, forKey: .countries)
        countries = sent.wrappedValue.mapValues(\.wrappedValue).filter { !$0.value.isEmpty }
        if countries.isEmpty && !sent.wrappedValue.isEmpty {
            throw DecodingError.dataCorruptedError(
                forKey: .countries, in: values, debugDescription: "no readable certification")
        }
    }
}
