import APICore

/// An age rating that a country uses.
///
/// See https://developer.themoviedb.org/reference/certification-movie-list.
public struct TMDbCertification: Sendable, Hashable {
    /// The rating as it is shown: `PG-13`.
    public let name: String
    /// An explanation, in English.
    public let meaning: String?
    /// The rank among the ratings of the country: the higher, the stricter. In some countries two ratings have the same
    /// rank.
    public let order: Int?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(name: String, meaning: String? = nil, order: Int? = nil) {
        self.name = name
        self.meaning = meaning
        self.order = order
    }
}

extension TMDbCertification: Codable {
    private enum CodingKeys: String, CodingKey {
        case meaning, order
        case name = "certification"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `certification`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        meaning = values.text(.meaning)
        order = values.integer(.order)
    }
}
