import APICore

/// An image.
///
/// See https://developer.themoviedb.org/reference/movie-images.
public struct TMDbImage: Sendable, Hashable {
    /// The path, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let path: String
    /// The width of the original in pixels.
    public let width: Int?
    /// The height of the original in pixels.
    public let height: Int?
    /// Width by height.
    public let aspectRatio: Double?
    /// The language of the text in it, as ISO 639-1. Nil when there is no text.
    public let language: String?
    /// The country of its text, as ISO 3166-1; nil when TMDb names none.
    public let country: String?
    /// The average of the votes; nil without votes.
    public let voteAverage: Double?
    /// How many votes there are.
    public let voteCount: Int?
    /// How it was drawn: `.svg`, `.png`. Of an SVG, TMDb has a PNG under the same path with that ending. Only of logos of
    /// companies and networks.
    public let fileType: String?

    /// Made of these parts, as for a preview or a test.
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
        case path = "file_path"
        case width
        case height
        case aspectRatio = "aspect_ratio"
        case language = "iso_639_1"
        case country = "iso_3166_1"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case fileType = "file_type"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `file_path`.
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
