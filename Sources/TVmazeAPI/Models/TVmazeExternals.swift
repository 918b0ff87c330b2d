import APICore

/// The IDs of a show at other services. https://www.tvmaze.com/api#shows
public struct TVmazeExternals: Sendable, Hashable {
    /// IMDb's ID, such as `tt0944947`; nil for about a quarter of all shows.
    public let imdb: String?
    /// TheTVDB's ID of the series.
    public let theTVDB: Int?
    /// The ID at TVRage, which has closed.
    public let tvRage: Int?

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        imdb = values.text(.imdb)
        theTVDB = values.positive(.theTVDB)
        tvRage = values.positive(.tvRage)
    }
}
