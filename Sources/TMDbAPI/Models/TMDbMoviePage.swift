import APICore

/// A page of a list of films: up to twenty.
///
/// See https://developer.themoviedb.org/reference/movie-popular-list.
public struct TMDbMoviePage: Sendable, Hashable {
    /// The number of the page, from 1.
    public let page: Int?
    /// The films on the page.
    public var results: [TMDbMovieSummary]
    /// The number of pages that TMDb reports. Only the first 500 can be fetched: see ``reachablePages``.
    public let totalPages: Int?
    /// The number of films on all pages that TMDb reports.
    public let totalResults: Int?
    /// The days that ``TMDbMovieList/nowPlaying`` and ``TMDbMovieList/upcoming`` cover. Nil in all other lists.
    public let dates: TMDbDateRange?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case page, results, dates
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `results`.
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
