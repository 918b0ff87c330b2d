import APICore

/// An image with its size and language.
///
/// See https://developer.themoviedb.org/reference/movie-images.
public struct TMDbImage: Sendable, Hashable {
    /// The path of the image, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let path: String
    /// The width of the original in pixels.
    public let width: Int?
    /// The height of the original in pixels.
    public let height: Int?
    /// The width divided by the height.
    public let aspectRatio: Double?
    /// The language of the text in the image, as ISO 639-1. Nil if there is no text.
    public let language: String?
    /// The country of the text, as ISO 3166-1; nil if TMDb names none.
    public let country: String?
    /// The average vote; nil without votes.
    public let voteAverage: Double?
    /// The number of votes.
    public let voteCount: Int?
    /// The original file type: `.svg`, `.png`. For an SVG, TMDb has a PNG under the same path with that extension. Only
    /// for logos of companies and networks.
    public let fileType: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        path: String, width: Int? = nil, height: Int? = nil, aspectRatio: Double? = nil, language: String? = nil,
        country: String? = nil, voteAverage: Double? = nil, voteCount: Int? = nil, fileType: String? = nil
    ) {
        self.path = path
        self.width = width
        self.height = height
        self.aspectRatio = aspectRatio
        self.language = language
        self.country = country
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.fileType = fileType
    }
}

extension TMDbImage: Codable {
    private enum CodingKeys: String, CodingKey {
        case width, height
        case path = "file_path"
        case aspectRatio = "aspect_ratio"
        case language = "iso_639_1"
        case country = "iso_3166_1"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case fileType = "file_type"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `file_path`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        path = try values.decode(String.self, forKey: .path)
        width = values.positive(.width)
        height = values.positive(.height)
        aspectRatio = values.number(.aspectRatio)
        language = values.text(.language)
        country = values.text(.country)
        voteAverage = values.average(.voteAverage)
        voteCount = values.integer(.voteCount)
        fileType = values.text(.fileType)
    }
}
