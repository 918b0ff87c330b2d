import APICore
public import Foundation

/// A video about a film or a series, on another site.
///
/// See https://developer.themoviedb.org/reference/movie-videos.
public struct TMDbVideo: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the video.
    public let id: String
    /// The title of the video.
    public let name: String?
    /// The site that hosts the video: `YouTube`, `Vimeo`.
    public let site: String?
    /// The ID of the video on that site.
    public let key: String?
    /// The kind of video.
    public let type: TMDbVideoType?
    /// The height in pixels, 360 to 2160.
    public let size: Int?
    /// Whether the video was published officially.
    public let isOfficial: Bool?
    /// The time of publication on that site.
    public let publishedAt: Date?
    /// The language of the video, as ISO 639-1.
    public let language: String?
    /// The country of the video, as ISO 3166-1.
    public let country: String?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case id, name, site, key, type, size
        case isOfficial = "official"
        case publishedAt = "published_at"
        case language = "iso_639_1"
        case country = "iso_3166_1"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
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
    /// The page where the video can be watched; nil on sites other than YouTube and Vimeo.
    public var url: URL? {
        guard let key else { return nil }
        return switch site {
        case "YouTube": URL(string: "https://www.youtube.com/watch?v=\(key.percentEncoded)")
        case "Vimeo": URL(string: "https://vimeo.com/\(key.percentEncoded)")
        default: nil
        }
    }
}
