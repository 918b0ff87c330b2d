import APICore

/// The texts of an item in all languages.
///
/// See https://developer.themoviedb.org/reference/movie-translations.
public struct TMDbTranslations: Sendable, Hashable {
    /// The translations, each with its language.
    public let translations: [TMDbTranslation]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(translations: [TMDbTranslation] = []) {
        self.translations = translations
    }
}

extension TMDbTranslations: Codable {
    private enum CodingKeys: String, CodingKey {
        case translations
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `translations`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        translations = try values.essentialList(.translations)
    }
}
