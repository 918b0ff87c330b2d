public import APICore

extension ITunesClient {
    /// The top films of a chart, first place first: of one genre or of all, 1 to 200 films. The charts hold some 80.
    ///
    /// An entry has a price, a picture and an id, with which ``lookup(ids:)`` returns the rest.
    public func topMovies(
        _ chart: ITunesChart = .movies, limit: Int = 25, genre: ITunesGenre? = nil
    ) async throws(APIError) -> ITunesFeed {
        try await top(chart, limit: limit, genre: genre)
    }

    /// The top entries of a chart, first place first: films, seasons or episodes, of one genre or of all, 1 to 200.
    ///
    /// An entry has a price, a picture and an id, with which ``lookup(ids:)`` returns the rest.
    public func top(
        _ chart: ITunesChart, limit: Int = 25, genre: ITunesGenre? = nil
    ) async throws(APIError) -> ITunesFeed {
        try await ITunesFeedEndpoint().request(.top(chart, limit: limit, genre: genre, in: storefront), with: client)
    }
}
