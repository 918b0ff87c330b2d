public import APICore
public import Foundation

/// An episode of a show. https://www.tvmaze.com/api#episodes
public struct TVmazeEpisode: Sendable, Hashable, Identifiable {
    /// TVmaze's number of it. TVmaze knows no number of an episode elsewhere.
    public let id: Int
    /// Its page on TVmaze, to link to.
    public let url: URL?
    /// The title, in English; `TBA` or `Episode 5` where none is known.
    public let name: String?
    /// The number of the season; a year, as 2020, of most daily shows. A special is in the season of its time, not in 0.
    public let season: Int?
    /// The number within the season; nil for specials.
    public let number: Int?
    /// Regular or a special; nil in answers from before 2020. See ``isSpecial``.
    public let type: TVmazeEpisodeType?
    /// The day for which it is announced, by the network's country. See ``airing``.
    public let airDate: PlainDate?
    /// The time on the network's clock; nil where none is known, as for most of what is streamed. See ``airing``.
    public let airTime: TVmazeTime?
    /// The moment; noon in UTC, without meaning, where ``airTime`` is nil. See ``airing``.
    public let airStamp: Date?
    /// How many minutes it takes up on television, with advertising.
    public let runtime: Int?
    /// How viewers rate it.
    public let rating: TVmazeRating?
    /// A picture from it.
    public let image: TVmazePicture?
    /// What happens, in English, as HTML. ``summaryText`` has it without.
    public let summary: String?
    /// What it belongs to.
    public let links: TVmazeLinks?

    /// Made of these parts, as for a preview or a test.
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

    /// When it was or will be on. Sort and notify by this, not by its parts.
    public var airing: TVmazeAiring { TVmazeAiring(day: airDate, time: airTime, stamp: airStamp) }

    /// Whether it is no regular episode: by ``type``, or by a missing number where there is no type.
    public var isSpecial: Bool { type.map { $0 != .regular } ?? (number == nil) }

    /// Whether ``season`` is a year, to be shown as one.
    public var isInYear: Bool { season.map { $0 >= 1_900 } ?? false }

    /// What happens, in English, a line for each paragraph; nil when TVmaze says nothing.
    public var summaryText: String? { summary?.plainFromHTML }

    /// TVmaze's number of the show; nil where the answer does not say.
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

    /// Reads what is there. Fails without an `id`.
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
