public import APICore

/// The texts of an item in all languages.
public enum TMDbTranslationsTarget: TMDbTarget {
    /// The texts of a film. See https://developer.themoviedb.org/reference/movie-translations.
    case movie(Int)
    /// The texts of a series, a season or an episode. See
    /// https://developer.themoviedb.org/reference/tv-series-translations.
    case television(TMDbTelevision)
    /// The texts of a person. See https://developer.themoviedb.org/reference/translations.
    case person(Int)
    /// The texts of a collection. See https://developer.themoviedb.org/reference/collection-translations.
    case collection(Int)

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

/// The endpoint for the calls of ``TMDbTranslationsTarget``.
public typealias TMDbTranslationsEndpoint = VendorEndpoint<TMDbTranslationsTarget, TMDbTranslations, TMDbVendor>
