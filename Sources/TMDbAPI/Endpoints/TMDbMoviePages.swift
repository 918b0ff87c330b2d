public import APICore

/// The pages of a list of films, fetched one by one as they are asked for, each film once.
public typealias TMDbMoviePages = TMDbPages<TMDbMoviePage>

/// The films of a list, up to a failure.
public typealias TMDbMovieOutcome = TMDbOutcome<TMDbMovieSummary>

extension TMDbMovieOutcome {
    /// The films that arrived, each once, in the order of the list.
    public var movies: [TMDbMovieSummary] {
        get { results }
        set { results = newValue }
    }

    /// Made of these parts, as for a preview or a test.
    public init(movies: [TMDbMovieSummary], total: Int? = nil, failure: APIError? = nil) {
        self.init(results: movies, total: total, failure: failure)
    }
}
