import APICore

/// What was edited in one field.
///
/// See https://developer.themoviedb.org/reference/movie-changes.
public struct TMDbChange: Sendable, Hashable {
    /// The field: `overview`, `images`.
    public let key: String
    /// The edits.
    public let items: [TMDbChangeItem]

    /// Made of these parts, as for a preview or a test.
    public init(key: String, items: [TMDbChangeItem] = []) {
        self.key = key
        self.items = items
    }
}

extension TMDbChange: Codable {
    private enum CodingKeys: String, CodingKey {
        case key
        case items
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `key`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        key = try values.decode(String.self, forKey: .key)
        items = values.list(.items)
    }
}
