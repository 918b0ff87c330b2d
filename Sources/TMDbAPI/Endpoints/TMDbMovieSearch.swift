import APICore

/// A search for films by words of their titles, original and alternative ones included.
///
/// See https://developer.themoviedb.org/reference/search-movie.
public struct TMDbMovieSearch: Sendable, Hashable {
    /// The words.
    public var query: String
    /// The year of any release in any country, so a film of the year before may be found. Nil for all.
    public var year: Int?
    /// The year of the primary release, which is the one that is shown. Nil for all.
    public var primaryReleaseYear: Int?
    /// A country as ISO 3166-1, `US`; nil for the client's own.
    public var region: String?
    /// Whether pornographic films are included.
    public var includeAdult: Bool

    /// A search for words.
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
