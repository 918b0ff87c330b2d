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

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the film.
    public var path: String {
        switch self {
        case .movie(let id, _, _, _, _): "/movie/\(segment: id)"
        }
    }

    /// The blocks in one fixed order, then the languages.
    public var task: HTTPTask {
        switch self {
        case .movie(_, let blocks, let language, let images, let videos):
            let names = TMDbMovieBlock.allCases.filter(blocks.contains).map(\.rawValue)
            return .requestParams([
                "append_to_response": names.isEmpty ? nil : names.joined(separator: ","),
                "include_image_language": images.languageList, "include_video_language": videos.languageList,
                "language": language,
            ])
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

extension [String?] {
    /// The languages as TMDb expects them, where `null` means without a language; nil when there are none.
    var languageList: String? {
        isEmpty ? nil : map { $0 ?? "null" }.joined(separator: ",")
    }
}
