public import APICore
public import Foundation

/// A television or web show. https://www.tvmaze.com/api#shows
public struct TVmazeShow: Sendable, Hashable, Identifiable {
    /// TVmaze's ID of the show.
    public let id: Int
    /// The show's page on TVmaze, to link to.
    public let url: URL?
    /// The title, in English or as it is known to English speakers. For other titles see
    /// ``TVmazeClient/akas(ofShow:)``.
    public let name: String?
    /// The type of show.
    public let type: TVmazeShowType?
    /// The name of the main language, in English.
    public let language: String?
    /// The genres, in English.
    public let genres: [String]
    /// The status, such as running or ended.
    public let status: TVmazeShowStatus?
    /// The length of an episode's slot on television in minutes, with advertising; nil if episodes differ.
    public let runtime: Int?
    /// The average length of an episode in minutes. Closer to the viewing time than ``runtime``.
    public let averageRuntime: Int?
    /// The day of the first episode; nil if the show is only announced.
    public let premiered: PlainDate?
    /// The day of the last episode of a show that has ended.
    public let ended: PlainDate?
    /// The show's own website.
    public let officialSite: URL?
    /// The usual slot.
    public let schedule: TVmazeSlot?
    /// The viewers' rating.
    public let rating: TVmazeRating?
    /// The popularity on TVmaze, up to 100.
    public let weight: Int?
    /// The network that broadcasts the show; nil if it is only streamed.
    public let network: TVmazeChannel?
    /// The web channel that streams the show first; nil if it is only broadcast. A show may have both.
    public let webChannel: TVmazeChannel?
    /// The country whose discs have the episode order of an alternate list.
    public let dvdCountry: TVmazeCountry?
    /// The IDs at other services.
    public let externals: TVmazeExternals
    /// A poster of the show.
    public let image: TVmazePicture?
    /// A summary, in English, as HTML. ``summaryText`` is the plain text.
    public let summary: String?
    /// The time of the last change on TVmaze.
    public let updated: Date?
    /// Links to the latest and the next episode.
    public let links: TVmazeLinks?
    /// The embedded data; nil if none were requested.
    public let embedded: TVmazeEmbedded?

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// A summary, in English, a line for each paragraph; nil if TVmaze has none.
    public var summaryText: String? { summary?.plainFromHTML }

    /// TVmaze's ID of the next episode; nil if none is announced.
    public var nextEpisodeID: Int? { links?.nextEpisode?.id }

    /// TVmaze's ID of the latest episode; nil if there was none.
    public var previousEpisodeID: Int? { links?.previousEpisode?.id }

    /// Whether a global web channel streams it first, rather than one of a country.
    public var isGlobal: Bool { webChannel.map { $0.country == nil } ?? false }
}

extension TVmazeShow: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, name, type, language, genres, status, runtime, averageRuntime, premiered, ended, officialSite
        case schedule, rating, weight, network, webChannel, dvdCountry, externals, image, summary, updated
        case links = "_links"
        case embedded = "_embedded"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty. Fails without an `id`.
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
