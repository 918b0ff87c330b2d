import APICore

/// An episode in a schedule, with its show. https://www.tvmaze.com/api#schedule
public struct TVmazeScheduledEpisode: Sendable, Hashable, Identifiable {
    /// The episode.
    public let episode: TVmazeEpisode
    /// The show; nil when the answer has none that can be read. See ``TVmazeEpisode/showID``, too.
    public let show: TVmazeShow?

    /// Made of these parts, as for a preview or a test.
    public init(episode: TVmazeEpisode, show: TVmazeShow? = nil) {
        self.episode = episode
        self.show = show
    }

    /// TVmaze's number of the episode.
    public var id: Int { episode.id }
}

extension TVmazeScheduledEpisode: Codable {
    private enum CodingKeys: String, CodingKey {
        case show
        case embedded = "_embedded"
    }

    private struct Embedded: Decodable {
        let show: TVmazeShow?

        init(from decoder: any Decoder) throws {
            show = try decoder.container(keyedBy: CodingKeys.self).value(.show)
        }
    }

    /// Reads an episode, and the show that is inside it, or embedded, as in the schedule of the web. Fails without the
    /// episode's `id`.
    public init(from decoder: any Decoder) throws {
        episode = try TVmazeEpisode(from: decoder)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let embedded: Embedded? = values.value(.embedded)
        show = values.value(.show) ?? embedded?.show
    }

    /// Writes the episode with the show inside.
    public func encode(to encoder: any Encoder) throws {
        try episode.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(show, forKey: .show)
    }
}
