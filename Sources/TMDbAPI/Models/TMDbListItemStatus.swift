import APICore

/// Whether a film is in a member's list.
///
/// See https://developer.themoviedb.org/reference/list-check-item-status.
public struct TMDbListItemStatus: Sendable, Hashable {
    /// Whether it is.
    public let isPresent: Bool

    /// Made of this part, as for a preview or a test.
    public init(isPresent: Bool) {
        self.isPresent = isPresent
    }
}

extension TMDbListItemStatus: Codable {
    private enum CodingKeys: String, CodingKey {
        case isPresent = "item_present"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `item_present`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard let isPresent = values.flag(.isPresent) else {
            throw DecodingError.dataCorruptedError(
                forKey: .isPresent, in: values, debugDescription: "neither true nor false")
        }
        self.isPresent = isPresent
    }
}
