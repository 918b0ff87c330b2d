public import APICore
public import Foundation

/// Texts in all languages.
public enum TMDbTranslationsTarget: HTTPTargetType {
    /// Of a film. See https://developer.themoviedb.org/reference/movie-translations.
    case movie(Int)
    /// Of a series, a season or an episode. See https://developer.themoviedb.org/reference/tv-series-translations.
    case television(TMDbTelevision)
    /// Of a person. See https://developer.themoviedb.org/reference/translations.
    case person(Int)
    /// Of a series of films. See https://developer.themoviedb.org/reference/collection-translations.
    case collection(Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .movie(let id): "/movie/\(segment: id)/translations"
        case .television(let subject): subject.path + "/translations"
        case .person(let id): "/person/\(segment: id)/translations"
        case .collection(let id): "/collection/\(segment: id)/translations"
        }
    }
}

/// Makes the calls of ``TMDbTranslationsTarget``.
public struct TMDbTranslationsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbTranslationsTarget
    /// The answer.
    public typealias Model = TMDbTranslations
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
