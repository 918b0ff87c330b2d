import APICore

/// An episode in a schedule, with its show. https://www.tvmaze.com/api#schedule
public struct TVmazeScheduledEpisode: Sendable, Hashable, Identifiable {
    /// The episode with its air date.
    public let episode: TVmazeEpisode
    /// The show; nil if the response has none that can be decoded. See also ``TVmazeEpisode/showID``.
    public let show: TVmazeShow?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(episode: TVmazeEpisode, show: TVmazeShow? = nil) {
        self.episode = episode
        self.show = show
    }

    /// TVmaze's ID of the episode.
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

    /// Decodes an episode, and the show inside it, or embedded, as in the web schedule. Fails without the episode's
    /// `id`.
    public init(from decoder: any Decoder) throws {
        episode = try TVmazeEpisode(from: decoder)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let embedded: Embedded? = values.value(.embedded)
        show = values.value(.show) ?? embedded?.show
    }

    /// Encodes the episode with the show inside.
    public func encode(to encoder: any Encoder) throws {
        try episode.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(show, forKey: .show)
    }
}
