import APICore

/// A certification of a country.
///
/// See https://developer.themoviedb.org/reference/certification-movie-list.
public struct TMDbCertification: Sendable, Hashable {
    /// What is shown: `PG-13`.
    public let name: String
    /// What it means, in English.
    public let meaning: String?
    /// Its place among those of the country: the higher, the stricter. Some countries have two on one place.
    public let order: Int?

    /// Made of these parts, as for a preview or a test.
    public init(name: String, meaning: String? = nil, order: Int? = nil) {
        self.name = name
        self.meaning = meaning
        self.order = order
    }
}

extension TMDbCertification: Codable {
    private enum CodingKeys: String, CodingKey {
        case name = "certification"
        case meaning
        case order
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `certification`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        meaning = values.text(.meaning)
        order = values.integer(.order)
    }
}
