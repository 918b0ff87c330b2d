public import APICore
public import Foundation

/// An episode of a show. https://www.tvmaze.com/api#episodes
public struct TVmazeEpisode: Sendable, Hashable, Identifiable {
    /// TVmaze's ID of the episode. TVmaze knows no IDs of episodes on other sites.
    public let id: Int
    /// The episode's page on TVmaze, to link to.
    public let url: URL?
    /// The title, in English; `TBA` or `Episode 5` if none is known.
    public let name: String?
    /// The number of the season; a year, such as 2020, for most daily shows. A special is in the season of its time,
    /// not in 0.
    public let season: Int?
    /// The number within the season; nil for specials.
    public let number: Int?
    /// The type of episode: regular or a special; nil in responses from before 2020. See ``isSpecial``.
    public let type: TVmazeEpisodeType?
    /// The day for which it is announced, in the network's country. See ``airing``.
    public let airDate: PlainDate?
    /// The time on the network's clock; nil if none is known, as for most streamed episodes. See ``airing``.
    public let airTime: TVmazeTime?
    /// The exact time; noon in UTC, without meaning, if ``airTime`` is nil. See ``airing``.
    public let airStamp: Date?
    /// The length of the slot on television in minutes, with advertising.
    public let runtime: Int?
    /// The viewers' rating.
    public let rating: TVmazeRating?
    /// A picture from the episode.
    public let image: TVmazePicture?
    /// A summary of the plot, in English, as HTML. ``summaryText`` is the plain text.
    public let summary: String?
    /// Links to related items, such as the show.
    public let links: TVmazeLinks?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, url: URL? = nil, name: String? = nil, season: Int? = nil, number: Int? = nil,
        type: TVmazeEpisodeType? = nil, airDate: PlainDate? = nil, airTime: TVmazeTime? = nil, airStamp: Date? = nil,
        runtime: Int? = nil, rating: TVmazeRating? = nil, image: TVmazePicture? = nil, summary: String? = nil,
        links: TVmazeLinks? = nil
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
        self.rating = rating
        self.image = image
        self.summary = summary
        self.links = links
    }

    /// The air date. Use this to sort and to notify, not its parts.
    public var airing: TVmazeAiring { TVmazeAiring(day: airDate, time: airTime, stamp: airStamp) }

    /// Whether it is a special: by ``type``, or by a missing number if there is no type.
    public var isSpecial: Bool { type.map { $0 != .regular } ?? (number == nil) }

    /// Whether ``season`` is a year, to display as one.
    public var isInYear: Bool { season.map { $0 >= 1_900 } ?? false }

    /// A summary of the plot, in English, a line for each paragraph; nil if TVmaze has none.
    public var summaryText: String? { summary?.plainFromHTML }

    /// TVmaze's ID of the show; nil if the response does not include it.
    public var showID: Int? { links?.show?.id }
}

extension TVmazeEpisode: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, name, season, number, type, runtime, rating, image, summary
        case airDate = "airdate"
        case airTime = "airtime"
        case airStamp = "airstamp"
        case links = "_links"
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
        rating = values.value(.rating)
        image = values.value(.image)
        summary = values.text(.summary)
        links = values.value(.links)
    }
}
