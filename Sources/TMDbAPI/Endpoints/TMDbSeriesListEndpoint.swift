public import APICore
public import Foundation

/// Pages of lists of series.
///
/// See https://developer.themoviedb.org/reference/tv-series-popular-list.
public enum TMDbSeriesListTarget: HTTPTargetType {
    /// A page of a list, from 1 to 500. Language as ISO 639-1 with or without a country, `de-DE`; nil leaves it to the
    /// service.
    ///
    /// Any other page is sent as it is, and TMDb refuses it (`APIError.Kind.rejected`).
    /// ``TMDbClient/seriesPage(_:of:language:)`` refuses it before that.
    case page(Int, of: TMDbSeriesList, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the list.
    public var path: String {
        switch self {
        case .page(_, let list, _): list.path
        }
    }

    /// What the list asks for, then page and language.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let list, let language):
            var parameters = list.parameters
            parameters.append("page", value: page)
            parameters.append("language", value: language)
            return .requestParams(parameters)
        }
    }
}

/// Asks for pages of lists of series.
public struct TMDbSeriesListEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbSeriesListTarget
    /// The answer.
    public typealias Model = TMDbSeriesPage
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
