import APICore

/// The edits of an item, in the last day or in the requested days.
///
/// See https://developer.themoviedb.org/reference/movie-changes.
public struct TMDbChanges: Sendable, Hashable {
    /// The changes by field.
    public let changes: [TMDbChange]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(changes: [TMDbChange] = []) {
        self.changes = changes
    }
}

extension TMDbChanges: Codable {
    private enum CodingKeys: String, CodingKey {
        case changes
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `changes`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        changes = try values.essentialList(.changes)
    }
}
