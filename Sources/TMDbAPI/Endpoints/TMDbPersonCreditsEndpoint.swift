public import APICore

/// The films and series of a person.
public enum TMDbPersonCreditsTarget: TMDbTarget {
    /// Films and series together. See https://developer.themoviedb.org/reference/person-combined-credits.
    case combined(person: Int, language: String? = nil)
    /// Only films. See https://developer.themoviedb.org/reference/person-movie-credits.
    case movies(person: Int, language: String? = nil)
    /// Only series. See https://developer.themoviedb.org/reference/person-tv-credits.
    case series(person: Int, language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .combined(let person, _): "/person/\(segment: person)/combined_credits"
        case .movies(let person, _): "/person/\(segment: person)/movie_credits"
        case .series(let person, _): "/person/\(segment: person)/tv_credits"
        }
    }

    /// The language as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .combined(_, let language): .requestParams(["language": language])
        case .movies(_, let language): .requestParams(["language": language])
        case .series(_, let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbPersonCreditsTarget``.
public typealias TMDbPersonCreditsEndpoint = VendorEndpoint<TMDbPersonCreditsTarget, TMDbPersonCredits, TMDbVendor>
