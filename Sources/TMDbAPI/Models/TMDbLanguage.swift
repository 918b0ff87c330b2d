import APICore

/// A language with its names.
///
/// See https://developer.themoviedb.org/reference/movie-details.
public struct TMDbLanguage: Sendable, Hashable {
    /// The language as ISO 639-1; `xx` for a film without speech.
    public let code: String
    /// The name in the language itself; nil if TMDb has none.
    public let name: String?
    /// The name in English; nil in old responses.
    public let englishName: String?

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `iso_639_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        code = try values.decode(String.self, forKey: .code)
        name = values.text(.name)
        englishName = values.text(.englishName)
    }
}
