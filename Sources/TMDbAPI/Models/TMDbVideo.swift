import APICore
public import Foundation

/// A video about a film, on another site.
///
/// See https://developer.themoviedb.org/reference/movie-videos.
public struct TMDbVideo: Sendable, Hashable, Identifiable {
    /// TMDb's own ID.
    public let id: String
    /// The title.
    public let name: String?
    /// Where it is: `YouTube`, `Vimeo`.
    public let site: String?
    /// Its ID there.
    public let key: String?
    /// What it is.
    public let type: TMDbVideoType?
    /// Its height in pixels, 360 to 2160.
    public let size: Int?
    /// Whether it comes from those who made the film.
    public let isOfficial: Bool?
    /// When it was published there.
    public let publishedAt: Date?
    /// Its language, as ISO 639-1.
    public let language: String?
    /// Its country, as ISO 3166-1.
    public let country: String?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: String, name: String? = nil, site: String? = nil, key: String? = nil, type: TMDbVideoType? = nil,
        size: Int? = nil, isOfficial: Bool? = nil, publishedAt: Date? = nil, language: String? = nil,
        country: String? = nil
    ) {
        self.id = id
        self.name = name
        self.site = site
        self.key = key
        self.type = type
        self.size = size
        self.isOfficial = isOfficial
        self.publishedAt = publishedAt
        self.language = language
        self.country = country
    }
}

extension TMDbVideo: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case site
        case key
        case type
        case size
        case isOfficial = "official"
        case publishedAt = "published_at"
        case language = "iso_639_1"
        case country = "iso_3166_1"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        name = values.text(.name)
        site = values.text(.site)
        key = values.text(.key)
        type = values.value(.type)
        size = values.positive(.size)
        isOfficial = values.flag(.isOfficial)
        publishedAt = values.moment(.publishedAt)
        language = values.text(.language)
        country = values.text(.country)
    }
}

extension TMDbVideo {
    /// The page where it can be watched; nil on sites other than YouTube and Vimeo.
    public var url: URL? {
        guard let key else { return nil }
        return switch site {
        case "YouTube": URL(string: "https://www.youtube.com/watch?v=\(key.percentEncoded)")
        case "Vimeo": URL(string: "https://vimeo.com/\(key.percentEncoded)")
        default: nil
        }
    }
}
