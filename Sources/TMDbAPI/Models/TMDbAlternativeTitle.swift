import APICore

/// A title of a film in another country.
///
/// See https://developer.themoviedb.org/reference/movie-alternative-titles.
public struct TMDbAlternativeTitle: Sendable, Hashable {
    /// The title in the country.
    public let title: String
    /// The country as ISO 3166-1.
    public let country: String?
    /// The kind of title: `working title`, `romanization`. Nil for an ordinary one.
    public let type: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(title: String, country: String? = nil, type: String? = nil) {
        self.title = title
        self.country = country
        self.type = type
    }
}

extension TMDbAlternativeTitle: Codable {
    private enum CodingKeys: String, CodingKey {
        case title, type
        case country = "iso_3166_1"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `title`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        title = try values.decode(String.self, forKey: .title)
        country = values.text(.country)
        type = values.text(.type)
    }
}
