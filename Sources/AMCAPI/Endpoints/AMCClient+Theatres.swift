public import APICore

/// Theatres. https://developers.amctheatres.com/Theatres
extension AMCClient {
    /// A page of theatres that match a filter. It includes empty records, see ``TheatreModel/isPlaceholder``.
    public func fetchAllTheatres(
        matching filter: AMCTheatreFilter = AMCTheatreFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) async throws(APIError) -> TheatresModel {
        try await theatres(.getAll(pageNumber: pageNumber, pageSize: pageSize, filter: filter))
    }

    /// Theatres that show the release with a number, see ``MovieModel/wwmReleaseNumber``; the first ten unless a page
    /// is requested.
    public func fetchTheatres(
        nowPlayingReleaseNumber number: Int, pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> TheatresModel {
        try await theatres(.getByNowPlayingReleaseNumber(number, pageNumber: pageNumber, pageSize: pageSize))
    }

    /// The theatre with an ID. Fails as `notFound` if there is none.
    public func fetchTheatre(with id: TheatreId) async throws(APIError) -> TheatreModel {
        try await TheatreEndpoint().request(.getById(id), with: client)
    }

    /// The theatre with a slug, such as `amc-town-square-18`. Fails as `notFound` if there is none.
    public func fetchTheatre(withSlug slug: String) async throws(APIError) -> TheatreModel {
        try await TheatreEndpoint().request(.getBySlug(slug), with: client)
    }

    private func theatres(_ target: TheatresTarget) async throws(APIError) -> TheatresModel {
        try await TheatresEndpoint().request(target, with: client)
    }
}
