public import APICore
public import Foundation

/// A show. https://www.tvmaze.com/api#shows
public struct TVmazeShow: Sendable, Hashable, Identifiable {
    /// TVmaze's number of it.
    public let id: Int
    /// Its page on TVmaze, to link to.
    public let url: URL?
    /// The title, in English or as it is known to English speakers. Other titles: ``TVmazeClient/akas(ofShow:)``.
    public let name: String?
    /// What kind of show it is.
    public let type: TVmazeShowType?
    /// The name of the main language, in English.
    public let language: String?
    /// The genres, in English.
    public let genres: [String]
    /// Whether it goes on.
    public let status: TVmazeShowStatus?
    /// How many minutes an episode takes up on television, with advertising; nil where episodes differ.
    public let runtime: Int?
    /// How many minutes an episode has on average. Nearer to what a viewer spends than ``runtime``.
    public let averageRuntime: Int?
    /// The day of the first episode; nil where it is only announced.
    public let premiered: PlainDate?
    /// The day of the last episode of a show that has ended.
    public let ended: PlainDate?
    /// Its own page.
    public let officialSite: URL?
    /// When it is on as a rule.
    public let schedule: TVmazeSlot?
    /// How viewers rate it.
    public let rating: TVmazeRating?
    /// How much it is looked at on TVmaze, up to 100.
    public let weight: Int?
    /// Who broadcasts it; nil for what is only streamed.
    public let network: TVmazeChannel?
    /// Who streams it first; nil for what is only broadcast. A show may have both.
    public let webChannel: TVmazeChannel?
    /// The country whose discs have the order of the episodes of an alternate list.
    public let dvdCountry: TVmazeCountry?
    /// Its numbers at other services.
    public let externals: TVmazeExternals
    /// A poster.
    public let image: TVmazePicture?
    /// What it is about, in English, as HTML. ``summaryText`` has it without.
    public let summary: String?
    /// When TVmaze last changed something in it.
    public let updated: Date?
    /// The episodes before and after now.
    public let links: TVmazeLinks?
    /// What was asked to come along; nil when nothing was.
    public let embedded: TVmazeEmbedded?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: Int, url: URL? = nil, name: String? = nil, type: TVmazeShowType? = nil, language: String? = nil,
        genres: [String] = [], status: TVmazeShowStatus? = nil, runtime: Int? = nil, averageRuntime: Int? = nil,
        premiered: PlainDate? = nil, ended: PlainDate? = nil, officialSite: URL? = nil, schedule: TVmazeSlot? = nil,
        rating: TVmazeRating? = nil, weight: Int? = nil, network: TVmazeChannel? = nil,
        webChannel: TVmazeChannel? = nil, dvdCountry: TVmazeCountry? = nil,
        externals: TVmazeExternals = TVmazeExternals(), image: TVmazePicture? = nil, summary: String? = nil,
        updated: Date? = nil, links: TVmazeLinks? = nil, embedded: TVmazeEmbedded? = nil
    ) {
        self.id = id
        self.url = url
        self.name = name
        self.type = type
        self.language = language
        self.genres = genres
        self.status = status
        self.runtime = runtime
        self.averageRuntime = averageRuntime
        self.premiered = premiered
        self.ended = ended
        self.officialSite = officialSite
        self.schedule = schedule
        self.rating = rating
        self.weight = weight
        self.network = network
        self.webChannel = webChannel
        self.dvdCountry = dvdCountry
        self.externals = externals
        self.image = image
        self.summary = summary
        self.updated = updated
        self.links = links
        self.embedded = embedded
    }

    /// What it is about, in English, a line for each paragraph; nil when TVmaze says nothing.
    public var summaryText: String? { summary?.plainFromHTML }

    /// TVmaze's number of the next episode; nil when none is announced.
    public var nextEpisodeID: Int? { links?.nextEpisode?.id }

    /// TVmaze's number of the episode that was on last; nil when there was none.
    public var previousEpisodeID: Int? { links?.previousEpisode?.id }

    /// Whether a web channel of the whole world streams it first, rather than one of a country.
    public var isGlobal: Bool { webChannel.map { $0.country == nil } ?? false }
}

extension TVmazeShow: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, name, type, language, genres, status, runtime, averageRuntime, premiered, ended, officialSite
        case schedule, rating, weight, network, webChannel, dvdCountry, externals, image, summary, updated
        case links = "_links"
        case embedded = "_embedded"
    }

    /// Reads what is there. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        url = values.link(.url)
        name = values.text(.name)
        type = values.text(.type).map(TVmazeShowType.init)
        language = values.text(.language)
        genres = values.texts(.genres)
        status = values.text(.status).map(TVmazeShowStatus.init)
        runtime = values.positive(.runtime)
        averageRuntime = values.positive(.averageRuntime)
        premiered = values.day(.premiered)
        ended = values.day(.ended)
        officialSite = values.link(.officialSite)
        schedule = values.value(.schedule)
        rating = values.value(.rating)
        weight = values.count(.weight)
        network = values.value(.network)
        webChannel = values.value(.webChannel)
        dvdCountry = values.value(.dvdCountry)
        externals = values.value(.externals) ?? TVmazeExternals()
        image = values.value(.image)
        summary = values.text(.summary)
        updated = values.epoch(.updated)
        links = values.value(.links)
        embedded = values.value(.embedded)
    }
}
