public import APICore
public import Foundation

/// The images of a film, a series, a season, an episode, a series of films, a person, a company or a network.
public enum TMDbImagesTarget: HTTPTargetType {
    /// Images in the language of the call and in the other ones given, where nil means those without text. Without any
    /// language, all images. See https://developer.themoviedb.org/reference/movie-images.
    case images(movie: Int, language: String? = nil, imageLanguages: [String?] = [])
    /// The same of television. Of an episode, images without text always come, as all of its are. See
    /// https://developer.themoviedb.org/reference/tv-series-images.
    case televisionImages(of: TMDbTelevision, language: String? = nil, imageLanguages: [String?] = [])
    /// The same of a series of films. See https://developer.themoviedb.org/reference/collection-images.
    case collectionImages(Int, language: String? = nil, imageLanguages: [String?] = [])
    /// Portraits of a person, which have no language. See https://developer.themoviedb.org/reference/person-images.
    case personImages(Int)
    /// Logos of a production company. See https://developer.themoviedb.org/reference/company-images.
    case companyImages(Int)
    /// Logos of a network. See https://developer.themoviedb.org/reference/alternative-names-copy.
    case networkImages(Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .images(let movie, _, _): "/movie/\(segment: movie)/images"
        case .televisionImages(let subject, _, _): subject.path + "/images"
        case .collectionImages(let collection, _, _): "/collection/\(segment: collection)/images"
        case .personImages(let person): "/person/\(segment: person)/images"
        case .companyImages(let company): "/company/\(segment: company)/images"
        case .networkImages(let network): "/network/\(segment: network)/images"
        }
    }

    /// The languages.
    public var task: HTTPTask {
        switch self {
        case .images(_, let language, let further), .collectionImages(_, let language, let further):
            return .requestParams(["include_image_language": further.languageList, "language": language])
        case .televisionImages(let subject, let language, let further):
            let languages = subject.imageLanguages(further, language: language)
            return .requestParams(["include_image_language": languages.languageList, "language": language])
        case .personImages, .companyImages, .networkImages: return .requestPlain
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
