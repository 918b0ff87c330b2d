import APICore

/// The author of a review.
///
/// See https://developer.themoviedb.org/reference/movie-reviews.
public struct TMDbReviewAuthor: Sendable, Hashable {
    /// The author's name; nil if the member gave none.
    public let name: String?
    /// The name of the account.
    public let username: String?
    /// The path of a picture; nil if there is none.
    public let avatarPath: String?
    /// The author's rating of the film or series, up to 10; nil if there is none.
    public let rating: Double?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(name: String? = nil, username: String? = nil, avatarPath: String? = nil, rating: Double? = nil) {
        self.name = name
        self.username = username
        self.avatarPath = avatarPath
        self.rating = rating
    }
}

extension TMDbReviewAuthor: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, username, rating
        case avatarPath = "avatar_path"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = values.text(.name)
        username = values.text(.username)
        avatarPath = values.text(.avatarPath)
        rating = values.average(.rating)
    }
}
