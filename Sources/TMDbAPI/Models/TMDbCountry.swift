import APICore

/// A country.
///
/// See https://developer.themoviedb.org/reference/movie-details.
public struct TMDbCountry: Sendable, Hashable {
    /// The country as ISO 3166-1. Gone countries are among them, `SU`, and some of TMDb's own: `XC`, `XG`, `XK`.
    public let code: String
    /// Its name in English.
    public let name: String?
    /// Its name in the language asked for. Only in lists of countries.
    public let nativeName: String?

    /// Made of these parts, as for a preview or a test.
    public init(code: String, name: String? = nil, nativeName: String? = nil) {
        self.code = code
        self.name = name
        self.nativeName = nativeName
    }
}

extension TMDbCountry: Codable {
    private enum CodingKeys: String, CodingKey {
        case code = "iso_3166_1"
        case name
        case nativeName = "native_name"
    }

    /// The name of the name in lists of countries.
    private enum ListKeys: String, CodingKey {
        case englishName = "english_name"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `iso_3166_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        code = try values.decode(String.self, forKey: .code)
        name = try values.text(.name) ?? decoder.container(keyedBy: ListKeys.self).text(.englishName)
        nativeName = values.text(.nativeName)
    }
}
