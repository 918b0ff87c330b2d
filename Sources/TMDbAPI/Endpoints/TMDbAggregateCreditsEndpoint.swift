public import APICore
public import Foundation

/// Cast and crew of all episodes of a series or a season.
public enum TMDbAggregateCreditsTarget: HTTPTargetType {
    /// Of a series. See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
    case series(Int, language: String? = nil)
    /// Of a season. See https://developer.themoviedb.org/reference/tv-season-aggregate-credits.
    case season(Int, ofSeries: Int, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .series(let series, _): TMDbTelevision.series(series).path + "/aggregate_credits"
        case .season(let season, let series, _):
            TMDbTelevision.season(season, ofSeries: series).path + "/aggregate_credits"
        }
    }

    /// The language.
    public var task: HTTPTask {
        switch self {
        case .series(_, let language), .season(_, _, let language): .requestParams(["language": language])
        }
    }
}

/// Makes the calls of ``TMDbAggregateCreditsTarget``.
public struct TMDbAggregateCreditsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbAggregateCreditsTarget
    /// The answer.
    public typealias Model = TMDbAggregateCredits
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
