import APICore

/// What was edited in something, in the last day or in the days asked for.
///
/// See https://developer.themoviedb.org/reference/movie-changes.
public struct TMDbChanges: Sendable, Hashable {
    /// The changes by field.
    public let changes: [TMDbChange]

    /// Made of these parts, as for a preview or a test.
    public init(changes: [TMDbChange] = []) {
        self.changes = changes
    }
}

extension TMDbChanges: Codable {
    private enum CodingKeys: String, CodingKey {
        case changes
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `changes`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        changes = try values.essentialList(.changes)
    }
}
