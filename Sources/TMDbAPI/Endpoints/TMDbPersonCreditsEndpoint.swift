public import APICore
public import Foundation

/// The works of a person.
public enum TMDbPersonCreditsTarget: HTTPTargetType {
    /// Films and series. See https://developer.themoviedb.org/reference/person-combined-credits.
    case combined(person: Int, language: String? = nil)
    /// Films. See https://developer.themoviedb.org/reference/person-movie-credits.
    case movies(person: Int, language: String? = nil)
    /// Series. See https://developer.themoviedb.org/reference/person-tv-credits.
    case series(person: Int, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .combined(let person, _): "/person/\(segment: person)/combined_credits"
        case .movies(let person, _): "/person/\(segment: person)/movie_credits"
        case .series(let person, _): "/person/\(segment: person)/tv_credits"
        }
    }

    /// The language.
    public var task: HTTPTask {
        switch self {
        case .combined(_, let language): .requestParams(["language": language])
        case .movies(_, let language): .requestParams(["language": language])
        case .series(_, let language): .requestParams(["language": language])
        }
    }
}

/// Makes the calls of ``TMDbPersonCreditsTarget``.
public struct TMDbPersonCreditsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbPersonCreditsTarget
    /// The answer.
    public typealias Model = TMDbPersonCredits
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
