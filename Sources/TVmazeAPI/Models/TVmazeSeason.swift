public import APICore
public import Foundation

/// A season of a show. https://www.tvmaze.com/api#show-seasons
public struct TVmazeSeason: Sendable, Hashable, Identifiable {
    /// TVmaze's ID of the season, for ``TVmazeClient/episodes(ofSeason:)``.
    public let id: Int
    /// The season's page on TVmaze.
    public let url: URL?
    /// The number within the show; a year, such as 2020, for most daily shows.
    public let number: Int?
    /// The season's own title; nil for most.
    public let name: String?
    /// The number of regular episodes that were ordered; nil if it is unknown.
    public let episodeOrder: Int?
    /// The day of the first episode.
    public let premiereDate: PlainDate?
    /// The day of the last episode.
    public let endDate: PlainDate?
    /// The network that broadcasts the season.
    public let network: TVmazeChannel?
    /// The web channel that streams the season first.
    public let webChannel: TVmazeChannel?
    /// A poster of the season.
    public let image: TVmazePicture?
    /// A summary, in English, as HTML. ``summaryText`` is the plain text.
    public let summary: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, url: URL? = nil, number: Int? = nil, name: String? = nil, episodeOrder: Int? = nil,
        premiereDate: PlainDate? = nil, endDate: PlainDate? = nil, network: TVmazeChannel? = nil,
        webChannel: TVmazeChannel? = nil, image: TVmazePicture? = nil, summary: String? = nil
    ) {
        self.id = id
        self.url = url
        self.number = number
        self.name = name
        self.episodeOrder = episodeOrder
        self.premiereDate = premiereDate
        self.endDate = endDate
        self.network = network
        self.webChannel = webChannel
        self.image = image
        self.summary = summary
    }

    /// Whether ``number`` is a year, to display as one.
    public var isYear: Bool { number.map { $0 >= 1_900 } ?? false }

    /// A summary, in English, a line for each paragraph; nil if TVmaze has none.
    public var summaryText: String? { summary?.plainFromHTML }
}

extension TVmazeSeason: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, number, name, episodeOrder, premiereDate, endDate, network, webChannel, image, summary
    }

    /// Decodes the model; a missing or broken field becomes nil or empty. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        url = values.link(.url)
        number = values.count(.number)
        name = values.text(.name)
        episodeOrder = values.positive(.episodeOrder)
        premiereDate = values.day(.premiereDate)
        endDate = values.day(.endDate)
        network = values.value(.network)
        webChannel = values.value(.webChannel)
        image = values.value(.image)
        summary = values.text(.summary)
    }
}
