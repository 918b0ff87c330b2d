public import APICore
public import Foundation

/// The images of a film.
public enum TMDbImagesTarget: HTTPTargetType {
    /// Images in the language of the call and in the other ones given, where nil means those without text. Without any
    /// language, all images. See https://developer.themoviedb.org/reference/movie-images.
    case images(movie: Int, language: String? = nil, imageLanguages: [String?] = [])

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .images(let movie, _, _): "/movie/\(segment: movie)/images"
        }
    }

    /// The languages.
    public var task: HTTPTask {
        switch self {
        case .images(_, let language, let further):
            .requestParams(["include_image_language": further.languageList, "language": language])
        }
    }
}

/// Makes the calls of ``TMDbImagesTarget``.
public struct TMDbImagesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbImagesTarget
    /// The answer.
    public typealias Model = TMDbImages
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
