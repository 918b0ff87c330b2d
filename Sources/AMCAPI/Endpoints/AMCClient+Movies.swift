public import APICore

/// Films. https://developers.amctheatres.com/Movies
extension AMCClient {
    /// A page of all films that fit a filter.
    public func fetchAllMovies(
        matching filter: AMCMovieFilter = AMCMovieFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getAll(pageNumber: pageNumber, pageSize: pageSize, filter: filter))
    }

    /// A page of films whose titles fit a name: `batman`, or `*` for all.
    public func fetchAllMovies(
        named name: String, status: AMCMovieStatus? = nil, pageNumber: Int = 1, pageSize: Int = 10
    ) async throws(APIError) -> MoviesModel {
        try await fetchAllMovies(
            matching: AMCMovieFilter(name: name, status: status), pageNumber: pageNumber, pageSize: pageSize)
    }

    /// A page of films that are in theatres and fit a filter. Of the filter, AMC is only known to use the numbers and
    /// what is excluded. Private rentals are among the films, see ``MovieModel/isPrivateRental``.
    public func fetchNowPlayingMovies(
        matching filter: AMCMovieFilter = AMCMovieFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getNowPlaying(pageNumber: pageNumber, pageSize: pageSize, filter: filter))
    }

    /// Films that are not in theatres yet and for which tickets are sold; the first ten unless a page is asked for.
    public func fetchAdvanceTicketMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getAdvance(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// A page of films that are to come.
    public func fetchComingSoonMovies(pageNumber: Int = 1, pageSize: Int = 10) async throws(APIError) -> MoviesModel {
        try await movies(.getComingSoon(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// Films that are in theatres or soon will be; the first ten unless a page is asked for.
    public func fetchActiveMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getActive(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// Films that are active anywhere, at home included; the first ten unless a page is asked for.
    public func fetchAllActiveMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getAllActive(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// Films to be seen at home; the first ten unless a page is asked for.
    public func fetchOnDemandMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getOnDemand(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// Films to be seen at home that are like a film; the first ten unless a page is asked for.
    public func fetchSimilarOnDemandMovies(
        with id: MovieId, pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getSimilarOnDemandById(id, pageNumber: pageNumber, pageSize: pageSize))
    }

    /// The film of a number. Fails as `notFound` when there is none.
    public func fetchMovie(with id: MovieId) async throws(APIError) -> MovieModel {
        try await MovieEndpoint().request(.getById(id), with: client)
    }

    /// The film of a name in addresses, such as `old-66593`. Fails as `notFound` when there is none.
    public func fetchMovie(withSlug slug: String) async throws(APIError) -> MovieModel {
        try await MovieEndpoint().request(.getBySlug(slug), with: client)
    }

    /// The film of AMC's own release number, see ``ShowtimeModel/internalReleaseNumber``. Fails as `notFound` when
    /// there is none.
    public func fetchMovie(withInternalReleaseNumber number: Int) async throws(APIError) -> MovieModel {
        try await MovieEndpoint().request(.getByInternalId(number), with: client)
    }

    private func movies(_ target: MoviesTarget) async throws(APIError) -> MoviesModel {
        try await MoviesEndpoint().request(target, with: client)
    }
}
