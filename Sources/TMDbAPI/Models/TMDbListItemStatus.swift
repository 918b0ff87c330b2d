import APICore

/// Whether a film is in a member's list.
///
/// See https://developer.themoviedb.org/reference/list-check-item-status.
public struct TMDbListItemStatus: Sendable, Hashable {
    /// Whether the film is in the list.
    public let isPresent: Bool

    /// Creates a value from its part, such as for a preview or a test.
    public init(isPresent: Bool) {
        self.isPresent = isPresent
    }
}

extension TMDbListItemStatus: Codable {
    private enum CodingKeys: String, CodingKey {
        case isPresent = "item_present"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `item_present`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard let isPresent = values.flag(.isPresent) else {
            throw DecodingError.dataCorruptedError(
                forKey: .isPresent, in: values, debugDescription: "neither true nor false")
        }
        self.isPresent = isPresent
    }
}
