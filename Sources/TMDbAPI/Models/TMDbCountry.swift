import APICore

/// A country with its names.
///
/// See https://developer.themoviedb.org/reference/movie-details.
public struct TMDbCountry: Sendable, Hashable {
    /// The country as ISO 3166-1. This includes former countries, such as `SU`, and some codes of TMDb's own: `XC`,
    /// `XG`, `XK`.
    public let code: String
    /// The name in English.
    public let name: String?
    /// The name in the requested language. Only in lists of countries.
    public let nativeName: String?

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// The coding key of the name in lists of countries.
    private enum ListKeys: String, CodingKey {
        case englishName = "english_name"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `iso_3166_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        code = try values.decode(String.self, forKey: .code)
        name = try values.text(.name) ?? decoder.container(keyedBy: ListKeys.self).text(.englishName)
        nativeName = values.text(.nativeName)
    }
}
