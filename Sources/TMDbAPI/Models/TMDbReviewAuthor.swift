import APICore

/// Who wrote a review.
///
/// See https://developer.themoviedb.org/reference/movie-reviews.
public struct TMDbReviewAuthor: Sendable, Hashable {
    /// The name; nil when the member gave none.
    public let name: String?
    /// The name of the account.
    public let username: String?
    /// A picture; nil when there is none.
    public let avatarPath: String?
    /// The film's rating by the author, up to 10; nil when there is none.
    public let rating: Double?

    /// Made of these parts, as for a preview or a test.
    public init(name: String? = nil, username: String? = nil, avatarPath: String? = nil, rating: Double? = nil) {
        self.name = name
        self.username = username
        self.avatarPath = avatarPath
        self.rating = rating
    }
}

extension TMDbReviewAuthor: Codable {
    private enum CodingKeys: String, CodingKey {
        case name
        case username
        case avatarPath = "avatar_path"
        case rating
    }

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = values.text(.name)
        username = values.text(.username)
        avatarPath = values.text(.avatarPath)
        rating = values.average(.rating)
    }
}
