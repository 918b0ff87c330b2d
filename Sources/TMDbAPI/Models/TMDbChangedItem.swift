import APICore

/// A film, a series or a person that was edited.
///
/// See https://developer.themoviedb.org/reference/changes-movie-list.
public struct TMDbChangedItem: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the film, the series or the person, which may have been deleted since.
    public let id: Int
    /// Whether it is pornography; nil if it was deleted.
    public let adult: Bool?
    /// Whether it is softcore; nil if it was deleted. Sent since 2026.
    public let softcore: Bool?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(id: Int, adult: Bool? = nil, softcore: Bool? = nil) {
        self.id = id
        self.adult = adult
        self.softcore = softcore
    }
}

extension TMDbChangedItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, adult, softcore
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        adult = values.flag(.adult)
        softcore = values.flag(.softcore)
    }
}
