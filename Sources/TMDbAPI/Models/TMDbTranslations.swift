import APICore

/// The texts of something in all languages.
///
/// See https://developer.themoviedb.org/reference/movie-translations.
public struct TMDbTranslations: Sendable, Hashable {
    /// The translations.
    public let translations: [TMDbTranslation]

    /// Made of these parts, as for a preview or a test.
    public init(translations: [TMDbTranslation] = []) {
        self.translations = translations
    }
}

extension TMDbTranslations: Codable {
    private enum CodingKeys: String, CodingKey {
        case translations
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `translations`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        translations = try values.essentialList(.translations)
    }
}
