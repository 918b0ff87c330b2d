import APICore

/// The results of a search or a lookup: https://performance-partners.apple.com/search-api
public struct ITunesResults: Sendable, Hashable {
    /// The records, of all kinds, in the store's order, without those that have no id.
    public let items: [ITunesItem]

    /// Creates results with these records.
    public init(items: [ITunesItem]) {
        self.items = items
    }
}

extension ITunesResults: Codable {
    private enum CodingKeys: String, CodingKey {
        case items = "results"
    }

    /// Decodes the records. Fails if there is no list, or if none of its records can be decoded, so that another
    /// response is not taken for an empty list.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decodeNil(forKey: .items) {
            self.init(items: [])
        } else {
            self.init(items: try container.essentialList(.items))
        }
    }
}
