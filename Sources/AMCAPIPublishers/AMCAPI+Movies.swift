public import AMCAPI

#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension AMCAPI {
    /// A page of all movies that AMC knows. AMC's newer service wants a name for this: see
    /// ``fetchAllMovies(named:pageNumber:pageSize:)``.
    public func fetchAllMovies(pageNumber: Int = 1, pageSize: Int = 10) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAllMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// A page of the movies with a name like this; `*` stands for any.
    public func fetchAllMovies(
        named name: String, pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAllMovies(named: name, pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// A page of the movies in theatres now.
    public func fetchNowPlayingMovies(
        pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchNowPlayingMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// The movies for which tickets are sold though they have not opened.
    public func fetchAdvanceTicketMovies() -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAdvanceTicketMovies() }
    }

    /// A page of the movies to come.
    public func fetchComingSoonMovies(
        pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchComingSoonMovies(pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// The movies that AMC calls active.
    public func fetchActiveMovies() -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchActiveMovies() }
    }

    /// All movies that AMC calls active, those on demand included.
    public func fetchAllActiveMovies() -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchAllActiveMovies() }
    }

    /// The movies on demand.
    public func fetchOnDemandMovies() -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchOnDemandMovies() }
    }

    /// Movies on demand that are like this one.
    public func fetchSimilarOnDemandMovies(with id: MovieId) -> AnyPublisher<MoviesModel, any Swift.Error> {
        publisher { try await $0.fetchSimilarOnDemandMovies(with: id) }
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
