public import APICore
public import Foundation

/// An episode in an alternate order. https://www.tvmaze.com/api#alternate-episodes
public struct TVmazeAlternateEpisode: Sendable, Hashable, Identifiable {
    /// TVmaze's ID of the episode in this order; not that of the ordinary episode.
    public let id: Int
    /// The episode's page on TVmaze.
    public let url: URL?
    /// The title in this order.
    public let name: String?
    /// The number of the season in this order.
    public let season: Int?
    /// The number within that season.
    public let number: Int?
    /// The type of episode in this order: regular or a special.
    public let type: TVmazeEpisodeType?
    /// The day for which it was announced in this order.
    public let airDate: PlainDate?
    /// The time on the network's clock.
    public let airTime: TVmazeTime?
    /// The exact time; noon in UTC, without meaning, if ``airTime`` is nil.
    public let airStamp: Date?
    /// The length of the slot in minutes.
    public let runtime: Int?
    /// The ordinary episodes that it consists of: several if they were merged into one.
    public let episodes: [TVmazeEpisode]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, url: URL? = nil, name: String? = nil, season: Int? = nil, number: Int? = nil,
        type: TVmazeEpisodeType? = nil, airDate: PlainDate? = nil, airTime: TVmazeTime? = nil, airStamp: Date? = nil,
        runtime: Int? = nil, episodes: [TVmazeEpisode] = []
    ) {
        self.id = id
        self.url = url
        self.name = name
        self.season = season
        self.number = number
        self.type = type
        self.airDate = airDate
        self.airTime = airTime
        self.airStamp = airStamp
        self.runtime = runtime
        self.episodes = episodes
    }

    /// The air date in this order.
    public var airing: TVmazeAiring { TVmazeAiring(day: airDate, time: airTime, stamp: airStamp) }
}

extension TVmazeAlternateEpisode: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, name, season, number, type, runtime
        case airDate = "airdate"
        case airTime = "airtime"
        case airStamp = "airstamp"
        case embedded = "_embedded"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        url = values.link(.url)
        name = values.text(.name)
        season = values.count(.season)
        number = values.count(.number)
        type = values.text(.type).map(TVmazeEpisodeType.init)
        airDate = values.day(.airDate)
        airTime = values.text(.airTime).flatMap(TVmazeTime.init)
        airStamp = values.moment(.airStamp)
        runtime = values.positive(.runtime)
        let embedded: TVmazeEmbedded? = values.value(.embedded)
        episodes = embedded?.episodes ?? []
    }

    /// Encodes the episode, with the ordinary episodes embedded.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encodeIfPresent(url, forKey: .url)
        try values.encodeIfPresent(name, forKey: .name)
        try values.encodeIfPresent(season, forKey: .season)
        try values.encodeIfPresent(number, forKey: .number)
        try values.encodeIfPresent(type, forKey: .type)
        try values.encodeIfPresent(airDate, forKey: .airDate)
        try values.encodeIfPresent(airTime, forKey: .airTime)
        try values.encodeIfPresent(airStamp, forKey: .airStamp)
        try values.encodeIfPresent(runtime, forKey: .runtime)
        try values.encode(TVmazeEmbedded(episodes: episodes), forKey: .embedded)
    }
}
