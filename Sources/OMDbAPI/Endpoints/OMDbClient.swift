public import APICore
public import Foundation

/// A client of OMDb, the Open Movie Database. https://www.omdbapi.com
///
///     let omdb = OMDbClient(key: key)
///     let page = try await omdb.search("alien", type: .movie)
///     let film = try await omdb.detail(id: "tt0078748")
///
/// A key is free for 1000 calls a day, and works once the link in OMDb's mail has been followed. All methods throw
/// `APIError`: `APIError.Kind.unauthorized` for a key that does not work, `APIError.Kind.quotaExceeded` when the
/// day's calls are used up.
public struct OMDbClient: APIService {
    public let client: APIClient
    private let posterClient: APIClient
    private let clock: any Clock<Duration>

    /// A client with an API key.
    ///
    /// A base address replaces OMDb's own for all calls; posters can have a separate one.
    public init(
        key: String, transport: any Transport = StandardTransport(), retry: RetryPolicy = .standard,
        baseURL: URL? = nil, clock: any Clock<Duration> = ContinuousClock(), posterBaseURL: URL? = nil
    ) {
        let credential = Credential.query("apikey", key: key)
        client = APIClient(
            transport: RetryingTransport(transport, policy: retry, vendor: OMDbVendor.self, clock: clock),
            credential: credential, baseURL: baseURL)
        posterClient = APIClient(
            transport: RetryingTransport(transport, policy: retry, vendor: OMDbPosterVendor.self, clock: clock),
            credential: credential, baseURL: posterBaseURL ?? baseURL)
        self.clock = clock
    }

    /// A page of up to ten titles that match a search; an empty page if none does.
    ///
    /// Pages go from 1 to 100; any other is `APIError.Kind.invalidRequest`. A text that is too short is
    /// `APIError.Kind.rejected`. https://www.omdbapi.com/#parameters
    public func search(
        _ text: String, type: OMDbType? = nil, year: Int? = nil, page: Int = 1
    ) async throws(APIError) -> OMDbSearchPage {
        guard (1...OMDbSearchPage.last).contains(page) else {
            throw APIError(
                .invalidRequest, service: OMDbVendor.name, operation: "GET /",
                message: "Pages go from 1 to \(OMDbSearchPage.last).")
        }
        let query = OMDbSearchQuery(text, type: type, year: year)
        return try await OMDbSearchEndpoint().request(.films(query, page: page), with: client)
    }

    /// All pages of a search, one after another. No call is made until the iteration begins.
    /// https://www.omdbapi.com/#parameters
    public func results(for text: String, type: OMDbType? = nil, year: Int? = nil) -> OMDbSearchResults {
        results(for: OMDbSearchQuery(text, type: type, year: year))
    }

    /// All pages of a search, one after another. No call is made until the iteration begins.
    /// https://www.omdbapi.com/#parameters
    public func results(for query: OMDbSearchQuery) -> OMDbSearchResults {
        OMDbSearchResults(query, client: client, clock: clock)
    }

    /// The title with an IMDb ID. `APIError.Kind.notFound` if OMDb has none, or if it is not an ID.
    /// https://www.omdbapi.com/#parameters
    public func detail(id: String, plot: OMDbPlot = .short) async throws(APIError) -> OMDbDetail {
        try await OMDbDetailEndpoint().request(.id(id, plot: plot), with: client)
    }

    /// The title that is the best match; `APIError.Kind.notFound` if none matches.
    ///
    /// It may be a game or a lesser-known film of the same name, so give the kind and the year if you know them.
    /// https://www.omdbapi.com/#parameters
    public func detail(
        title: String, type: OMDbType? = nil, year: Int? = nil, plot: OMDbPlot = .short
    ) async throws(APIError) -> OMDbDetail {
        try await OMDbDetailEndpoint().request(.title(title, type: type, year: year, plot: plot), with: client)
    }

    /// The episodes of a season, counted from 1; `APIError.Kind.notFound` if there is no such series or season.
    ///
    /// OMDb returns the same error when its seasons do not work at all, as for weeks in 2022. So the error proves
    /// nothing, and neither does a list: see ``OMDbSeason/missingNumbers``. IMDb has no season 0; specials are
    /// anywhere. https://www.omdbapi.com/#changelog
    public func season(_ season: Int, ofSeries seriesID: String) async throws(APIError) -> OMDbSeason {
        try await OMDbSeasonEndpoint().request(.id(seriesID, season: season), with: client)
    }

    /// The episodes of a season, counted from 1, of the series whose title is the best match; `APIError.Kind.notFound`
    /// if no series matches or it has no such season. https://www.omdbapi.com/#changelog
    public func season(_ season: Int, ofSeriesTitled title: String) async throws(APIError) -> OMDbSeason {
        try await OMDbSeasonEndpoint().request(.title(title, season: season), with: client)
    }

    /// An episode, counted from 1 within its season; `APIError.Kind.notFound` if there is no such episode.
    /// https://www.omdbapi.com/#changelog
    public func episode(
        _ episode: Int, season: Int, ofSeries seriesID: String, plot: OMDbPlot = .short
    ) async throws(APIError) -> OMDbDetail {
        try await OMDbDetailEndpoint().request(
            .episode(episode, season: season, seriesID: seriesID, plot: plot), with: client)
    }

    /// An episode, counted from 1 within its season, of the series whose title is the best match;
    /// `APIError.Kind.notFound` if no series matches or it has no such episode. https://www.omdbapi.com/#changelog
    public func episode(
        _ episode: Int, season: Int, ofSeriesTitled title: String, plot: OMDbPlot = .short
    ) async throws(APIError) -> OMDbDetail {
        try await OMDbDetailEndpoint().request(
            .episodeByTitle(episode, season: season, series: title, plot: plot), with: client)
    }

    /// The image data of a poster with the requested height in pixels, usually JPEG.
    ///
    /// Only for patrons of OMDb; any other key is `APIError.Kind.unauthorized`. The address of such an image contains
    /// the key, so it is not available here. Without such a key, use ``OMDbDetail/poster``.
    /// https://www.omdbapi.com/#usage
    public func poster(for imdbID: String, height: Int = 600) async throws(APIError) -> Data {
        try await posterClient.data(
            for: OMDbPosterTarget.poster(imdbID: imdbID, height: height), from: OMDbPosterVendor.self)
    }
}
