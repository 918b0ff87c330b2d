public import APICore

/// The people of a film, a series, a season or an episode.
public enum TMDbCreditsTarget: TMDbTarget {
    /// Cast and crew of a film. See https://developer.themoviedb.org/reference/movie-credits.
    case credits(movie: Int, language: String? = nil)
    /// Cast and crew of a season or an episode, or of the latest season of a series. See
    /// https://developer.themoviedb.org/reference/tv-series-credits.
    case televisionCredits(of: TMDbTelevision, language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .credits(let movie, _): "/movie/\(segment: movie)/credits"
        case .televisionCredits(let subject, _): subject.path + "/credits"
        }
    }

    /// The language as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .credits(_, let language), .televisionCredits(_, let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbCreditsTarget``.
public typealias TMDbCreditsEndpoint = VendorEndpoint<TMDbCreditsTarget, TMDbCredits, TMDbVendor>
