public import APICore

/// The images of a film, a series, a season, an episode, a collection, a person, a company or a network.
public enum TMDbImagesTarget: TMDbTarget {
    /// Images of a film in the language of the call and in the other languages given, where nil means images without
    /// text. Without any language, all images. See https://developer.themoviedb.org/reference/movie-images.
    case images(movie: Int, language: String? = nil, imageLanguages: [String?] = [])
    /// Images of a series, a season or an episode, as for a film. An episode's images have no text, and are always
    /// included. See https://developer.themoviedb.org/reference/tv-series-images.
    case televisionImages(of: TMDbTelevision, language: String? = nil, imageLanguages: [String?] = [])
    /// Images of a collection, as for a film. See https://developer.themoviedb.org/reference/collection-images.
    case collectionImages(Int, language: String? = nil, imageLanguages: [String?] = [])
    /// Portraits of a person, which have no language. See https://developer.themoviedb.org/reference/person-images.
    case personImages(Int)
    /// Logos of a production company. See https://developer.themoviedb.org/reference/company-images.
    case companyImages(Int)
    /// Logos of a network. See https://developer.themoviedb.org/reference/alternative-names-copy.
    case networkImages(Int)

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

    /// The languages as query parameters.
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

/// The endpoint for the calls of ``TMDbImagesTarget``.
public typealias TMDbImagesEndpoint = VendorEndpoint<TMDbImagesTarget, TMDbImages, TMDbVendor>
