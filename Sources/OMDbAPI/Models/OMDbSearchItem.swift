/// A title in a list of search results. https://www.omdbapi.com/#parameters
public struct OMDbSearchItem: Sendable, Hashable, Identifiable {
    /// The title's ID on IMDb, `tt` and seven or eight digits.
    public let imdbID: String
    /// The title; nil if OMDb has none.
    public let title: String?
    /// The year or years; nil if OMDb has none.
    public let years: OMDbYears?
    /// The kind of title: film, series, episode or game; nil if OMDb does not say.
    public let type: OMDbType?
    /// The path of the poster; nil if there is none.
    public let poster: OMDbPoster?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        imdbID: String, title: String? = nil, years: OMDbYears? = nil, type: OMDbType? = nil,
        poster: OMDbPoster? = nil
    ) {
        self.imdbID = imdbID
        self.title = title
        self.years = years
        self.type = type
        self.poster = poster
    }

    /// The same as ``imdbID``.
    public var id: String { imdbID }
}

extension OMDbSearchItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case imdbID
        case title = "Title"
        case years = "Year"
        case type = "Type"
        case poster = "Poster"
    }

    /// Decodes an entry. Fails without an ID.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        imdbID = try fields.identity(.imdbID)
        title = fields.known(.title)
        years = fields.known(.years).flatMap { OMDbYears($0) }
        type = fields.known(.type).map { OMDbType(rawValue: $0) }
        poster = fields.known(.poster).flatMap { OMDbPoster($0) }
    }
}
