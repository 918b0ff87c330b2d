import APICore

/// The texts of an item in one language.
///
/// See https://developer.themoviedb.org/reference/movie-translations.
public struct TMDbTranslation: Sendable, Hashable {
    /// The language as ISO 639-1.
    public let language: String
    /// The country as ISO 3166-1.
    public let country: String?
    /// The language's name in the language itself.
    public let name: String?
    /// The language's name in English.
    public let englishName: String?
    /// The translated texts.
    public let texts: TMDbTranslatedTexts?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        language: String, country: String? = nil, name: String? = nil, englishName: String? = nil,
        texts: TMDbTranslatedTexts? = nil
    ) {
        self.language = language
        self.country = country
        self.name = name
        self.englishName = englishName
        self.texts = texts
    }
}

extension TMDbTranslation: Codable {
    private enum CodingKeys: String, CodingKey {
        case language = "iso_639_1"
        case country = "iso_3166_1"
        case name
        case englishName = "english_name"
        case texts = "data"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `iso_639_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        language = try values.decode(String.self, forKey: .language)
        country = values.text(.country)
        name = values.text(.name)
        englishName = values.text(.englishName)
        texts = values.value(.texts)
    }
}
