import APICore
public import Foundation

/// A member's review of a film or a series.
///
/// See https://developer.themoviedb.org/reference/movie-reviews.
public struct TMDbReview: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the review.
    public let id: String
    /// The author's name.
    public let author: String?
    /// The author's account.
    public let authorDetails: TMDbReviewAuthor?
    /// The text, sometimes in Markdown.
    public let content: String?
    /// The time when the review was written.
    public let createdAt: Date?
    /// The time when the review was last edited.
    public let updatedAt: Date?
    /// The review's page on TMDb, as it is sent.
    public let url: URL?
    /// The language of the text, as ISO 639-1. Nil in a list of reviews.
    public let language: String?
    /// TMDb's ID of the film or series. Nil in a list of reviews.
    public let mediaID: Int?
    /// The kind of the reviewed item, `movie` or `tv`. Nil in a list of reviews.
    public let mediaType: String?
    /// The title of the film or series. Nil in a list of reviews.
    public let mediaTitle: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: String, author: String? = nil, authorDetails: TMDbReviewAuthor? = nil, content: String? = nil,
        createdAt: Date? = nil, updatedAt: Date? = nil, url: URL? = nil, language: String? = nil, mediaID: Int? = nil,
        mediaType: String? = nil, mediaTitle: String? = nil
    ) {
        self.id = id
        self.author = author
        self.authorDetails = authorDetails
        self.content = content
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
        self.language = language
        self.mediaID = mediaID
        self.mediaType = mediaType
        self.mediaTitle = mediaTitle
    }
}

extension TMDbReview: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, author, content, url
        case authorDetails = "author_details"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case language = "iso_639_1"
        case mediaID = "media_id"
        case mediaType = "media_type"
        case mediaTitle = "media_title"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        author = values.text(.author)
        authorDetails = values.value(.authorDetails)
        content = values.text(.content)
        createdAt = values.moment(.createdAt)
        updatedAt = values.moment(.updatedAt)
        url = values.link(.url)
        language = values.text(.language)
        mediaID = values.integer(.mediaID)
        mediaType = values.text(.mediaType)
        mediaTitle = values.text(.mediaTitle)
    }
}
