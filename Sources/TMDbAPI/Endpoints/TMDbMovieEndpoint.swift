public import APICore

/// The details of a film.
public enum TMDbMovieTarget: TMDbTarget {
    /// A film by TMDb's ID, with blocks appended. See https://developer.themoviedb.org/reference/movie-details.
    ///
    /// The languages of images and videos are ISO 639-1 codes; nil among them requests those without a language.
    case movie(
        Int, append: Set<TMDbMovieBlock> = [], language: String? = nil, imageLanguages: [String?] = [],
        videoLanguages: [String?] = [])
    /// The film that was added last, usually with little more than a title. See
    /// https://developer.themoviedb.org/reference/movie-latest-id.
    case latest(language: String? = nil)

    /// The path of the film.
    public var path: String {
        switch self {
        case .movie(let id, _, _, _, _): "/movie/\(segment: id)"
        case .latest: "/movie/latest"
        }
    }

    /// The blocks in a fixed order, then the languages, as query parameters.
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

/// The endpoint for the calls of ``TMDbMovieTarget``.
public typealias TMDbMovieEndpoint = VendorEndpoint<TMDbMovieTarget, TMDbMovie, TMDbVendor>
