public import APICore

/// Pages of lists of films.
///
/// See https://developer.themoviedb.org/reference/movie-popular-list.
public enum TMDbMoviesTarget: TMDbTarget {
    /// A page of a list, from 1 to 500. Language as ISO 639-1 with or without a country, `de-DE`; region as
    /// ISO 3166-1, `DE`. Nil leaves either to the service.
    ///
    /// Any other page is sent too, and TMDb refuses it (`APIError.Kind.rejected`).
    /// ``TMDbClient/page(_:of:region:language:)`` refuses it without a call.
    case page(Int, of: TMDbMovieList, region: String? = nil, language: String? = nil)

    /// The path of the list.
    public var path: String {
        switch self {
        case .page(_, let list, _, _): list.path
        }
    }

    /// The list's own parameters, then page, region and language.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let list, let region, let language):
            var parameters = list.parameters
            parameters.append("page", value: page)
            parameters.append("region", value: list.region(or: region))
            parameters.append("language", value: language)
            return .requestParams(parameters)
        }
    }
}

/// The endpoint for the calls of ``TMDbMoviesTarget``.
public typealias TMDbMoviesEndpoint = VendorEndpoint<TMDbMoviesTarget, TMDbMoviePage, TMDbVendor>
