public import APICore
public import Foundation

/// A film with all that is known about it.
public enum TMDbMovieTarget: HTTPTargetType {
    /// A film by TMDb's number, with blocks appended. See https://developer.themoviedb.org/reference/movie-details.
    ///
    /// The languages of images and videos are ISO 639-1 codes; nil among them asks for those without a language.
    case movie(
        Int, append: Set<TMDbMovieBlock> = [], language: String? = nil, imageLanguages: [String?] = [],
        videoLanguages: [String?] = [])
    /// The film that was added last, mostly with little more than a title. See
    /// https://developer.themoviedb.org/reference/movie-latest-id.
    case latest(language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the film.
    public var path: String {
        switch self {
        case .movie(let id, _, _, _, _): "/movie/\(segment: id)"
        case .latest: "/movie/latest"
        }
    }

    /// The blocks in one fixed order, then the languages.
    public var task: HTTPTask {
        switch self {
        case .movie(_, let blocks, let language, let images, let videos):
            .details(
                append: TMDbMovieBlock.allCases.filter(blocks.contains).map(\.rawValue), language: language,
                imageLanguages: images, videoLanguages: videos)
        case .latest(let language): .requestParams(["language": language])
        }
    }
}

/// Asks for a film.
public struct TMDbMovieEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbMovieTarget
    /// The answer.
    public typealias Model = TMDbMovie
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
