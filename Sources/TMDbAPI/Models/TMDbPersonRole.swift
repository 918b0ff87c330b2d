public import APICore

/// A role of a person in a film or a series.
///
/// See https://developer.themoviedb.org/reference/person-combined-credits.
public struct TMDbPersonRole: Sendable, Hashable {
    /// The film or the series.
    public let work: TMDbMultiResult
    /// The role.
    public let character: String?
    /// The place in the billing of a film, from 0; nil for a series.
    public let order: Int?
    /// In how many episodes of a series; nil for a film.
    public let episodeCount: Int?
    /// The day of the first of these episodes; nil for a film, and when it is not known.
    public let firstAirDate: PlainDate?
    /// What identifies the credit; a person may have several in one work.
    public let creditID: String?

    /// Made of these parts, as for a preview or a test.
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
        case character
        case order
        case episodeCount = "episode_count"
        case firstAirDate = "first_credit_air_date"
        case creditID = "credit_id"
    }

    /// Reads what is there. Where only films or only series are listed, the names of the fields tell which it is.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        work = try TMDbMultiResult(workFrom: decoder)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        character = values.text(.character)
        order = values.integer(.order)
        episodeCount = values.integer(.episodeCount)
        firstAirDate = values.day(.firstAirDate)
        creditID = values.text(.creditID)
    }

    /// Writes the credit as TMDb sends it.
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
