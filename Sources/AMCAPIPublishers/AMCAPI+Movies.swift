public import AMCAPI

#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension AMCAPI {
    /// A page of all movies at AMC that match a filter.
    public func fetchAllMovies(
        matching filter: AMCMovieFilter = AMCMovieFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAllMovies(matching: filter, pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// A page of movies whose titles match a name; `*` matches all.
    public func fetchAllMovies(
        named name: String, pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAllMovies(named: name, pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// A page of the movies in theatres now that match a filter.
    public func fetchNowPlayingMovies(
        matching filter: AMCMovieFilter = AMCMovieFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher {
            try await $0.fetchNowPlayingMovies(matching: filter, pageNumber: pageNumber, pageSize: pageSize)
        }
    }

    /// The movies that have not opened yet but have tickets on sale. The first ten unless more are requested; see
    /// `fetchNextPage(after:)`.
    public func fetchAdvanceTicketMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAdvanceTicketMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// A page of upcoming movies.
    public func fetchComingSoonMovies(
        pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchComingSoonMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// The movies that AMC calls active. The first ten unless more are requested; see `fetchNextPage(after:)`.
    public func fetchActiveMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchActiveMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// All movies that AMC calls active, including movies on demand. The first ten unless more are requested; see
    /// `fetchNextPage(after:)`.
    public func fetchAllActiveMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAllActiveMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// The movies on demand. The first ten unless more are requested; see `fetchNextPage(after:)`.
    public func fetchOnDemandMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchOnDemandMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// Movies on demand that are similar to a movie. The first ten unless more are requested; see
    /// `fetchNextPage(after:)`.
    public func fetchSimilarOnDemandMovies(
        with id: MovieId, pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher {
            try await $0.fetchSimilarOnDemandMovies(with: id, pageNumber: pageNumber, pageSize: pageSize)
        }
    }

    /// A movie by AMC's ID.
    public func fetchMovie(with id: MovieId) -> AnyPublisher<MovieModel, any Swift.Error> {
        publisher { try await $0.fetchMovie(with: id) }
    }

    /// A movie by its slug, such as `old-66593`.
    public func fetchMovie(withSlug slug: String) -> AnyPublisher<MovieModel, any Swift.Error> {
        publisher { try await $0.fetchMovie(withSlug: slug) }
    }

    /// A movie by AMC's internal release number.
    public func fetchMovie(withInternalReleaseNumber number: Int) -> AnyPublisher<MovieModel, any Swift.Error> {
        publisher { try await $0.fetchMovie(withInternalReleaseNumber: number) }
    }

    /// The page after a page of movies; nil if there is none.
    public func fetchNextPage(after page: MoviesModel) -> AnyPublisher<MoviesModel?, any Swift.Error> {
        publisher { try await $0.fetchNextPage(after: page) }
    }

    /// The page before a page of movies; nil if there is none.
    public func fetchPreviousPage(before page: MoviesModel) -> AnyPublisher<MoviesModel?, any Swift.Error> {
        publisher { try await $0.fetchPreviousPage(before: page) }
    }
}
