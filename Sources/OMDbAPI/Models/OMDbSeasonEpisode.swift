public import APICore

/// An episode in the list of its season. https://www.omdbapi.com/#changelog
public struct OMDbSeasonEpisode: Sendable, Hashable, Identifiable {
    /// The episode's ID on IMDb.
    public let imdbID: String
    /// The title of the episode; see ``hasPlaceholderTitle``.
    public let title: String?
    /// The day of the first broadcast; nil if OMDb does not know.
    public let released: PlainDate?
    /// The number within the season. IMDb counts some specials as 0.
    public let episode: Int?
    /// The rating of IMDb's viewers, up to 10; nil if it is missing here, though the details may have it.
    public let imdbRating: Double?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        imdbID: String, title: String? = nil, released: PlainDate? = nil, episode: Int? = nil,
        imdbRating: Double? = nil
    ) {
        self.imdbID = imdbID
        self.title = title
        self.released = released
        self.episode = episode
        self.imdbRating = imdbRating
    }

    /// The same as ``imdbID``.
    public var id: String { imdbID }

    /// Whether the title is only a placeholder: `Episode #3.4`.
    public var hasPlaceholderTitle: Bool {
        title?.wholeMatch(of: /(?i:episode)\s+#[0-9]+\.[0-9]+/) != nil
    }
}

extension OMDbSeasonEpisode: Codable {
    private enum CodingKeys: String, CodingKey {
        case imdbID, imdbRating
        case title = "Title"
        case released = "Released"
        case episode = "Episode"
    }

    /// Decodes an entry. Fails without an ID.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        imdbID = try fields.identity(.imdbID)
        title = fields.known(.title)
        released = fields.known(.released).flatMap { PlainDate(omdb: $0) }
        episode = fields.known(.episode)?.wholeNumber
        imdbRating = fields.decimal(.imdbRating, upTo: 10)
    }
}
