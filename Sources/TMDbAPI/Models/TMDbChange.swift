import APICore

/// The edits of one field.
///
/// See https://developer.themoviedb.org/reference/movie-changes.
public struct TMDbChange: Sendable, Hashable {
    /// The field: `overview`, `images`.
    public let key: String
    /// The edits of the field's values.
    public let items: [TMDbChangeItem]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(key: String, items: [TMDbChangeItem] = []) {
        self.key = key
        self.items = items
    }
}

extension TMDbChange: Codable {
    private enum CodingKeys: String, CodingKey {
        case key, items
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `key`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        key = try values.decode(String.self, forKey: .key)
        items = values.list(.items)
    }
}
