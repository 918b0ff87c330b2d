public import APICore

/// Cast and crew of all episodes of a series or a season.
public enum TMDbAggregateCreditsTarget: TMDbTarget {
    /// The cast and crew of a series. See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
    case series(Int, language: String? = nil)
    /// The cast and crew of a season. See https://developer.themoviedb.org/reference/tv-season-aggregate-credits.
    case season(Int, ofSeries: Int, language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .series(let series, _): TMDbTelevision.series(series).path + "/aggregate_credits"
        case .season(let season, let series, _):
            TMDbTelevision.season(season, ofSeries: series).path + "/aggregate_credits"
        }
    }

    /// The language as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .series(_, let language), .season(_, _, let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbAggregateCreditsTarget``.
public typealias TMDbAggregateCreditsEndpoint = VendorEndpoint<
    TMDbAggregateCreditsTarget, TMDbAggregateCredits, TMDbVendor
>
