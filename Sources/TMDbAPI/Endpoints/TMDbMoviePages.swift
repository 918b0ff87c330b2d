public import APICore

/// The pages of a list of films, fetched one by one on demand, each film once.
public typealias TMDbMoviePages = TMDbPages<TMDbMoviePage>

/// The films of a list that were fetched before a failure, if there was one.
public typealias TMDbMovieOutcome = TMDbOutcome<TMDbMovieSummary>

extension TMDbMovieOutcome {
    /// The films that were fetched, each once, in the order of the list.
    public var movies: [TMDbMovieSummary] {
        get { results }
        set { results = newValue }
    }

    /// Creates a value from its parts, such as for a preview or a test.
    public init(movies: [TMDbMovieSummary], total: Int? = nil, failure: APIError? = nil) {
        self.init(results: movies, total: total, failure: failure)
    }
}
