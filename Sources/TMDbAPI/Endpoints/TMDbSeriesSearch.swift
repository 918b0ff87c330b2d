import APICore

/// A search for series by words in their titles, including original and alternative titles.
///
/// See https://developer.themoviedb.org/reference/search-tv.
public struct TMDbSeriesSearch: Sendable, Hashable {
    /// The words to search for.
    public var query: String
    /// The year of the first episode. Nil for any year.
    public var firstAirDateYear: Int?
    /// The year of any episode. Nil for any year.
    public var year: Int?
    /// Whether pornographic series are included.
    public var includeAdult: Bool

    /// Creates a search.
    public init(_ query: String, firstAirDateYear: Int? = nil, year: Int? = nil, includeAdult: Bool = false) {
        self.query = query
        self.firstAirDateYear = firstAirDateYear
        self.year = year
        self.includeAdult = includeAdult
    }

    var parameters: HTTPParameters {
        [
            "query": query, "first_air_date_year": firstAirDateYear, "year": year,
            "include_adult": includeAdult.ifTrue,
        ]
    }
}
