public import APICore

/// A role of a person in a film or a series.
///
/// See https://developer.themoviedb.org/reference/person-combined-credits.
public struct TMDbPersonRole: Sendable, Hashable {
    /// The film or the series.
    public let work: TMDbMultiResult
    /// The name of the role.
    public let character: String?
    /// The position in the billing of a film, from 0; nil for a series.
    public let order: Int?
    /// The number of episodes of a series; nil for a film.
    public let episodeCount: Int?
    /// The day of the first of these episodes; nil for a film, and if it is unknown.
    public let firstAirDate: PlainDate?
    /// TMDb's ID of the credit; a person may have several credits in one work.
    public let creditID: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        work: TMDbMultiResult, character: String? = nil, order: Int? = nil, episodeCount: Int? = nil,
        firstAirDate: PlainDate? = nil, creditID: String? = nil
    ) {
        self.work = work
        self.character = character
        self.order = order
        self.episodeCount = episodeCount
        self.firstAirDate = firstAirDate
        self.creditID = creditID
    }
}

extension TMDbPersonRole: Codable {
    private enum CodingKeys: String, CodingKey {
        case character, order
        case episodeCount = "episode_count"
        case firstAirDate = "first_credit_air_date"
        case creditID = "credit_id"
    }

    /// Decodes the credit. In a list with only films or only series, the names of the fields tell them apart.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        work = try TMDbMultiResult(workFrom: decoder)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        character = values.text(.character)
        order = values.integer(.order)
        episodeCount = values.integer(.episodeCount)
        firstAirDate = values.day(.firstAirDate)
        creditID = values.text(.creditID)
    }

    /// Encodes the credit as TMDb sends it.
    public func encode(to encoder: any Encoder) throws {
        try work.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(character, forKey: .character)
        try values.encodeIfPresent(order, forKey: .order)
        try values.encodeIfPresent(episodeCount, forKey: .episodeCount)
        try values.encodeIfPresent(firstAirDate, forKey: .firstAirDate)
        try values.encodeIfPresent(creditID, forKey: .creditID)
    }
}
