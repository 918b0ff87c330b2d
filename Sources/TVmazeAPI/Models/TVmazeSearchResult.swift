import APICore

/// A show found by a search. https://www.tvmaze.com/api#show-search
public struct TVmazeSearchResult: Sendable, Hashable, Identifiable {
    /// The relevance. Only the order is meaningful: the scale has changed.
    public let score: Double?
    /// The show that was found.
    public let show: TVmazeShow

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// Decodes the result. Fails without a show.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        show = try values.decode(TVmazeShow.self, forKey: .show)
        score = values.number(.score)
    }
}
