import APICore

/// Something that was edited.
///
/// See https://developer.themoviedb.org/reference/changes-movie-list.
public struct TMDbChangedItem: Sendable, Hashable, Identifiable {
    /// TMDb's number of the film, the series or the person. It may be gone since.
    public let id: Int
    /// Whether it is pornography; nil when it was deleted.
    public let adult: Bool?
    /// Whether it is softcore; nil when it was deleted. Sent since 2026.
    public let softcore: Bool?

    /// Made of these parts, as for a preview or a test.
    public init(id: Int, adult: Bool? = nil, softcore: Bool? = nil) {
        self.id = id
        self.adult = adult
        self.softcore = softcore
    }
}

extension TMDbChangedItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case adult
        case softcore
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        adult = values.flag(.adult)
        softcore = values.flag(.softcore)
    }
}
