import APICore

/// A search for films by words in their titles, including original and alternative titles.
///
/// See https://developer.themoviedb.org/reference/search-movie.
public struct TMDbMovieSearch: Sendable, Hashable {
    /// The words to search for.
    public var query: String
    /// The year of any release in any country, so a film of the year before may be found. Nil for any year.
    public var year: Int?
    /// The year of the primary release, which is the date that results show. Nil for any year.
    public var primaryReleaseYear: Int?
    /// A country as ISO 3166-1, `US`; nil for the client's own.
    public var region: String?
    /// Whether pornographic films are included.
    public var includeAdult: Bool

    /// Creates a search.
    public init(
        _ query: String, year: Int? = nil, primaryReleaseYear: Int? = nil, region: String? = nil,
        includeAdult: Bool = false
    ) {
        self.query = query
        self.year = year
        self.primaryReleaseYear = primaryReleaseYear
        self.region = region
        self.includeAdult = includeAdult
    }

    var parameters: HTTPParameters {
        [
            "query": query, "year": year, "primary_release_year": primaryReleaseYear,
            "include_adult": includeAdult.ifTrue,
        ]
    }
}
