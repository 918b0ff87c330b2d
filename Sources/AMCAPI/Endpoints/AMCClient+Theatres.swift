public import APICore

/// Theatres. https://developers.amctheatres.com/Theatres
extension AMCClient {
    /// A page of theatres that fit a filter. Empty records are among them, see ``TheatreModel/isPlaceholder``.
    public func fetchAllTheatres(
        matching filter: AMCTheatreFilter = AMCTheatreFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) async throws(APIError) -> TheatresModel {
        try await theatres(.getAll(pageNumber: pageNumber, pageSize: pageSize, filter: filter))
    }

    /// Theatres that show the release of a number, see ``MovieModel/wwmReleaseNumber``; the first ten unless a page is
    /// asked for.
    public func fetchTheatres(
        nowPlayingReleaseNumber number: Int, pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> TheatresModel {
        try await theatres(.getByNowPlayingReleaseNumber(number, pageNumber: pageNumber, pageSize: pageSize))
    }

    /// The theatre of a number. Fails as `notFound` when there is none.
    public func fetchTheatre(with id: TheatreId) async throws(APIError) -> TheatreModel {
        try await TheatreEndpoint().request(.getById(id), with: client)
    }

    /// The theatre of a name in addresses, such as `amc-town-square-18`. Fails as `notFound` when there is none.
    public func fetchTheatre(withSlug slug: String) async throws(APIError) -> TheatreModel {
        try await TheatreEndpoint().request(.getBySlug(slug), with: client)
    }

    private func theatres(_ target: TheatresTarget) async throws(APIError) -> TheatresModel {
        try await TheatresEndpoint().request(target, with: client)
    }
}
