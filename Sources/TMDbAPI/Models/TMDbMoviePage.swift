import APICore

/// A page of a list of films: up to twenty.
///
/// See https://developer.themoviedb.org/reference/movie-popular-list.
public struct TMDbMoviePage: Sendable, Hashable {
    /// The number of the page, from 1.
    public let page: Int?
    /// The films.
    public var results: [TMDbMovieSummary]
    /// How many pages TMDb says there are. Only the first 500 can be asked for: see ``reachablePages``.
    public let totalPages: Int?
    /// How many films TMDb says there are.
    public let totalResults: Int?
    /// The days that ``TMDbMovieList/nowPlaying`` and ``TMDbMovieList/upcoming`` cover. Nil in all other lists.
    public let dates: TMDbDateRange?

    /// Made of these parts, as for a preview or a test.
    public init(
        page: Int? = nil, results: [TMDbMovieSummary] = [], totalPages: Int? = nil, totalResults: Int? = nil,
        dates: TMDbDateRange? = nil
    ) {
        self.page = page
        self.results = results
        self.totalPages = totalPages
        self.totalResults = totalResults
        self.dates = dates
    }
}

extension TMDbMoviePage: Codable {
    private enum CodingKeys: String, CodingKey {
        case page
        case results
        case totalPages = "total_pages"
        case totalResults = "total_results"
        case dates
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        page = values.integer(.page)
        results = try values.essentialList(.results)
        totalPages = values.integer(.totalPages)
        totalResults = values.integer(.totalResults)
        dates = values.value(.dates)
    }
}

extension TMDbMoviePage: TMDbListPage {}
