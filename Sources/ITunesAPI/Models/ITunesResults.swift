import APICore

/// The answer to a search or a lookup: https://performance-partners.apple.com/search-api
public struct ITunesResults: Sendable, Hashable {
    /// The records, of all kinds, in the store's order. Those without an id are left out.
    public let items: [ITunesItem]

    /// The answer with these records.
    public init(items: [ITunesItem]) {
        self.items = items
    }
}

extension ITunesResults: Codable {
    private enum CodingKeys: String, CodingKey {
        case items = "results"
    }

    /// Reads the records. Fails when there is no list, or when none of its records can be read, so that another answer
    /// is not read as an empty list.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decodeNil(forKey: .items) {
            self.init(items: [])
        } else {
            self.init(items: try container.essentialList(.items))
        }
    }
}
