public import APICore
public import Foundation

/// Pages of lists of films.
///
/// See https://developer.themoviedb.org/reference/movie-popular-list.
public enum TMDbMoviesTarget: HTTPTargetType {
    /// A page of a list, from 1 to 500. Language as ISO 639-1 with or without a country, `de-DE`; region as
    /// ISO 3166-1, `DE`. Nil leaves either to the service.
    ///
    /// Any other page is sent as it is, and TMDb refuses it (`APIError.Kind.rejected`).
    /// ``TMDbClient/page(_:of:region:language:)`` refuses it before that.
    case page(Int, of: TMDbMovieList, region: String? = nil, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the list.
    public var path: String {
        switch self {
        case .page(_, let list, _, _): list.path
        }
    }

    /// What the list asks for, then page, region and language.
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

/// Asks for pages of lists of films.
public struct TMDbMoviesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbMoviesTarget
    /// The answer.
    public typealias Model = TMDbMoviePage
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
