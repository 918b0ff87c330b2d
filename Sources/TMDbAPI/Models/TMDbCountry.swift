import APICore

/// A country.
///
/// See https://developer.themoviedb.org/reference/movie-details.
public struct TMDbCountry: Sendable, Hashable {
    /// The country as ISO 3166-1.
    public let code: String
    /// Its name in English.
    public let name: String?

    /// Made of these parts, as for a preview or a test.
    public init(code: String, name: String? = nil) {
        self.code = code
        self.name = name
    }
}

extension TMDbCountry: Codable {
    private enum CodingKeys: String, CodingKey {
        case code = "iso_3166_1"
        case name
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `iso_3166_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        code = try values.decode(String.self, forKey: .code)
        name = values.text(.name)
    }
}
