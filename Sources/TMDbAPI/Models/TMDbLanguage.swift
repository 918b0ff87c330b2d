import APICore

/// A language.
///
/// See https://developer.themoviedb.org/reference/movie-details.
public struct TMDbLanguage: Sendable, Hashable {
    /// The language as ISO 639-1; `xx` for a film in which nothing is said.
    public let code: String
    /// Its name in the language itself; nil when TMDb has none.
    public let name: String?
    /// Its name in English; nil in old answers.
    public let englishName: String?

    /// Made of these parts, as for a preview or a test.
    public init(code: String, name: String? = nil, englishName: String? = nil) {
        self.code = code
        self.name = name
        self.englishName = englishName
    }
}

extension TMDbLanguage: Codable {
    private enum CodingKeys: String, CodingKey {
        case code = "iso_639_1"
        case name
        case englishName = "english_name"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `iso_639_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        code = try values.decode(String.self, forKey: .code)
        name = values.text(.name)
        englishName = values.text(.englishName)
    }
}
