import APICore

/// A show's numbers at other services. https://www.tvmaze.com/api#shows
public struct TVmazeExternals: Sendable, Hashable {
    /// IMDb's ID, as `tt0944947`; nil for about a fourth of all shows.
    public let imdb: String?
    /// TheTVDB's number of the series.
    public let theTVDB: Int?
    /// The number at TVRage, which has closed.
    public let tvRage: Int?

    /// Made of these parts, as for a preview or a test.
    public init(imdb: String? = nil, theTVDB: Int? = nil, tvRage: Int? = nil) {
        self.imdb = imdb
        self.theTVDB = theTVDB
        self.tvRage = tvRage
    }
}

extension TVmazeExternals: Codable {
    private enum CodingKeys: String, CodingKey {
        case imdb
        case theTVDB = "thetvdb"
        case tvRage = "tvrage"
    }

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        imdb = values.text(.imdb)
        theTVDB = values.positive(.theTVDB)
        tvRage = values.positive(.tvRage)
    }
}
