public import APICore

/// Films. https://developers.amctheatres.com/Movies
extension AMCClient {
    /// A page of all films that match a filter.
    public func fetchAllMovies(
        matching filter: AMCMovieFilter = AMCMovieFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getAll(pageNumber: pageNumber, pageSize: pageSize, filter: filter))
    }

    /// A page of films whose titles match a name: `batman`, or `*` for all.
    public func fetchAllMovies(
        named name: String, status: AMCMovieStatus? = nil, pageNumber: Int = 1, pageSize: Int = 10
    ) async throws(APIError) -> MoviesModel {
        try await fetchAllMovies(
            matching: AMCMovieFilter(name: name, status: status), pageNumber: pageNumber, pageSize: pageSize)
    }

    /// A page of films that are in theatres and match a filter. Of the filter, AMC is only known to use the IDs and the
    /// exclusions. The films include private rentals, see ``MovieModel/isPrivateRental``.
    public func fetchNowPlayingMovies(
        matching filter: AMCMovieFilter = AMCMovieFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getNowPlaying(pageNumber: pageNumber, pageSize: pageSize, filter: filter))
    }

    /// Films that are not in theatres yet but have tickets on sale; the first ten unless a page is requested.
    public func fetchAdvanceTicketMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getAdvance(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// A page of upcoming films.
    public func fetchComingSoonMovies(pageNumber: Int = 1, pageSize: Int = 10) async throws(APIError) -> MoviesModel {
        try await movies(.getComingSoon(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// Films that are in theatres or soon will be; the first ten unless a page is requested.
    public func fetchActiveMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getActive(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// Films that are active anywhere, including on demand; the first ten unless a page is requested.
    public func fetchAllActiveMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getAllActive(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// Films on demand; the first ten unless a page is requested.
    public func fetchOnDemandMovies(
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getOnDemand(pageNumber: pageNumber, pageSize: pageSize))
    }

    /// Films on demand that are similar to a film; the first ten unless a page is requested.
    public func fetchSimilarOnDemandMovies(
        with id: MovieId, pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> MoviesModel {
        try await movies(.getSimilarOnDemandById(id, pageNumber: pageNumber, pageSize: pageSize))
    }

    /// The film with an ID. Fails as `notFound` if there is none.
    public func fetchMovie(with id: MovieId) async throws(APIError) -> MovieModel {
        try await MovieEndpoint().request(.getById(id), with: client)
    }

    /// The film with a slug, such as `old-66593`. Fails as `notFound` if there is none.
    public func fetchMovie(withSlug slug: String) async throws(APIError) -> MovieModel {
        try await MovieEndpoint().request(.getBySlug(slug), with: client)
    }

    /// The film with AMC's internal release number, see ``ShowtimeModel/internalReleaseNumber``. Fails as `notFound` if
    /// there is none.
    public func fetchMovie(withInternalReleaseNumber number: Int) async throws(APIError) -> MovieModel {
        try await MovieEndpoint().request(.getByInternalId(number), with: client)
    }

    private func movies(_ target: MoviesTarget) async throws(APIError) -> MoviesModel {
        try await MoviesEndpoint().request(target, with: client)
    }
}
