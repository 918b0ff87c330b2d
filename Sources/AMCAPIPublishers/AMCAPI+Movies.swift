public import AMCAPI

#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension AMCAPI {
    /// A page of all movies that AMC knows, of those that pass a filter if there is one.
    public func fetchAllMovies(
        matching filter: AMCMovieFilter = AMCMovieFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAllMovies(matching: filter, pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// A page of the movies with a name like this; `*` stands for any.
    public func fetchAllMovies(
        named name: String, pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAllMovies(named: name, pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// A page of the movies in theatres now, of those that pass a filter if there is one.
    public func fetchNowPlayingMovies(
        matching filter: AMCMovieFilter = AMCMovieFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher {
            try await $0.fetchNowPlayingMovies(matching: filter, pageNumber: pageNumber, pageSize: pageSize)
        }
    }

    /// The movies for which tickets are sold though they have not opened. The first ten unless asked for more; see
    /// `fetchNextPage(after:)`.
    public func fetchAdvanceTicketMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAdvanceTicketMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// A page of the movies to come.
    public func fetchComingSoonMovies(
        pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchComingSoonMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// The movies that AMC calls active. The first ten unless asked for more; see
    /// `fetchNextPage(after:)`.
    public func fetchActiveMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchActiveMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// All movies that AMC calls active, those on demand included. The first ten unless asked for more; see
    /// `fetchNextPage(after:)`.
    public func fetchAllActiveMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAllActiveMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// The movies on demand. The first ten unless asked for more; see
    /// `fetchNextPage(after:)`.
    public func fetchOnDemandMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchOnDemandMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// Movies on demand that are like this one. The first ten unless asked for more; see `fetchNextPage(after:)`.
    public func fetchSimilarOnDemandMovies(
        with id: MovieId, pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher {
            try await $0.fetchSimilarOnDemandMovies(with: id, pageNumber: pageNumber, pageSize: pageSize)
        }
    }

    /// A movie by AMC's number.
    public func fetchMovie(with id: MovieId) -> AnyPublisher<MovieModel, any Swift.Error> {
        publisher { try await $0.fetchMovie(with: id) }
    }

    /// A movie by its slug, as `old-66593`.
    public func fetchMovie(withSlug slug: String) -> AnyPublisher<MovieModel, any Swift.Error> {
        publisher { try await $0.fetchMovie(withSlug: slug) }
    }

    /// A movie by its internal release number.
    public func fetchMovie(withInternalReleaseNumber number: Int) -> AnyPublisher<MovieModel, any Swift.Error> {
        publisher { try await $0.fetchMovie(withInternalReleaseNumber: number) }
    }

    /// The page after this one; nil when there is none.
    public func fetchNextPage(after page: MoviesModel) -> AnyPublisher<MoviesModel?, any Swift.Error> {
        publisher { try await $0.fetchNextPage(after: page) }
    }

    /// The page before this one; nil when there is none.
    public func fetchPreviousPage(before page: MoviesModel) -> AnyPublisher<MoviesModel?, any Swift.Error> {
        publisher { try await $0.fetchPreviousPage(before: page) }
    }
}
