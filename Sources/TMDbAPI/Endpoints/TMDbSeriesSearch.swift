import APICore

/// A search for series by words of their titles, original and alternative ones included.
///
/// See https://developer.themoviedb.org/reference/search-tv.
public struct TMDbSeriesSearch: Sendable, Hashable {
    /// The words.
    public var query: String
    /// The year of the first episode. Nil for all.
    public var firstAirDateYear: Int?
    /// The year of any episode. Nil for all.
    public var year: Int?
    /// Whether pornographic series are included.
    public var includeAdult: Bool

    /// A search for words.
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
