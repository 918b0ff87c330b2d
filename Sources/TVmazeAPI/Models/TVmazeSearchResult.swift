import APICore

/// A show that a search found. https://www.tvmaze.com/api#show-search
public struct TVmazeSearchResult: Sendable, Hashable, Identifiable {
    /// How well it fits. Only the order means something: the scale has changed.
    public let score: Double?
    /// The show.
    public let show: TVmazeShow

    /// Made of these parts, as for a preview or a test.
    public init(score: Double? = nil, show: TVmazeShow) {
        self.score = score
        self.show = show
    }

    /// TVmaze's number of the show.
    public var id: Int { show.id }
}

extension TVmazeSearchResult: Codable {
    private enum CodingKeys: String, CodingKey {
        case score, show
    }

    /// Reads what is there. Fails without a show.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        show = try values.decode(TVmazeShow.self, forKey: .show)
        score = values.number(.score)
    }
}
