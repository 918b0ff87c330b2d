public import APICore
public import Foundation

/// A season of a show. https://www.tvmaze.com/api#show-seasons
public struct TVmazeSeason: Sendable, Hashable, Identifiable {
    /// TVmaze's number of it, for ``TVmazeClient/episodes(ofSeason:)``.
    public let id: Int
    /// Its page on TVmaze.
    public let url: URL?
    /// Its number within the show; a year, as 2020, of most daily shows.
    public let number: Int?
    /// Its own title; nil for most.
    public let name: String?
    /// How many regular episodes were ordered; nil where nobody has said.
    public let episodeOrder: Int?
    /// The day of its first episode.
    public let premiereDate: PlainDate?
    /// The day of its last episode.
    public let endDate: PlainDate?
    /// Who broadcasts it.
    public let network: TVmazeChannel?
    /// Who streams it first.
    public let webChannel: TVmazeChannel?
    /// A poster.
    public let image: TVmazePicture?
    /// What it is about, in English, as HTML. ``summaryText`` has it without.
    public let summary: String?

    /// Made of these parts, as for a preview or a test.
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

    /// Whether ``number`` is a year, to be shown as one.
    public var isYear: Bool { number.map { $0 >= 1_900 } ?? false }

    /// What it is about, in English, a line for each paragraph; nil when TVmaze says nothing.
    public var summaryText: String? { summary?.plainFromHTML }
}

extension TVmazeSeason: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, number, name, episodeOrder, premiereDate, endDate, network, webChannel, image, summary
    }

    /// Reads what is there. Fails without an `id`.
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
