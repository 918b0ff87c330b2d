public import APICore

/// Pages of lists of series.
///
/// See https://developer.themoviedb.org/reference/tv-series-popular-list.
public enum TMDbSeriesListTarget: TMDbTarget {
    /// A page of a list, from 1 to 500. Language as ISO 639-1 with or without a country, `de-DE`; nil leaves it to the
    /// service.
    ///
    /// Any other page is sent too, and TMDb refuses it (`APIError.Kind.rejected`).
    /// ``TMDbClient/seriesPage(_:of:language:)`` refuses it without a call.
    case page(Int, of: TMDbSeriesList, language: String? = nil)

    /// The path of the list.
    public var path: String {
        switch self {
        case .page(_, let list, _): list.path
        }
    }

    /// The list's own parameters, then page and language.
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

/// The endpoint for the calls of ``TMDbSeriesListTarget``.
public typealias TMDbSeriesListEndpoint = VendorEndpoint<TMDbSeriesListTarget, TMDbSeriesPage, TMDbVendor>
