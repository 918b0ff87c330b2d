import APICore

/// A list of films on TMDb, without the page to fetch.
public enum TMDbMovieList: Sendable, Hashable {
    /// Films with these words in their titles. See https://developer.themoviedb.org/reference/search-movie.
    case search(TMDbMovieSearch)
    /// Films in cinemas now. See https://developer.themoviedb.org/reference/movie-now-playing-list.
    ///
    /// Without a region, the release in any country counts, but the date shown is the primary one: most films seem to
    /// be outside ``TMDbMoviePage/dates``.
    case nowPlaying
    /// Films that come to cinemas. See https://developer.themoviedb.org/reference/movie-upcoming-list.
    ///
    /// As with ``nowPlaying``, without a region the list includes old films.
    case upcoming
    /// Films in the order of their popularity. See https://developer.themoviedb.org/reference/movie-popular-list.
    case popular
    /// Films in the order of their rating. See https://developer.themoviedb.org/reference/movie-top-rated-list.
    case topRated
    /// Recommendations for people who liked a film. See
    /// https://developer.themoviedb.org/reference/movie-recommendations.
    case recommendations(movie: Int)
    /// Films that share keywords and genres with a film; the film itself may be among them.
    /// See https://developer.themoviedb.org/reference/movie-similar.
    case similar(movie: Int)
    /// The films that are viewed most on TMDb. See https://developer.themoviedb.org/reference/trending-movies.
    case trending(TMDbTimeWindow)
    /// Films with a keyword. TMDb has deprecated this list: use ``TMDbDiscoverQuery/keywords``. See
    /// https://developer.themoviedb.org/reference/keyword-movies.
    case keyword(Int)
    /// Films that match a set of filters. See https://developer.themoviedb.org/reference/discover-movie.
    case discover(TMDbDiscoverQuery)
}

/// The time window of a trend.
public enum TMDbTimeWindow: String, Sendable, Hashable, CaseIterable {
    /// The current day so far.
    case day
    /// The last seven days.
    case week
}

extension TMDbMovieList {
    var path: String {
        switch self {
        case .search: "/search/movie"
        case .nowPlaying: "/movie/now_playing"
        case .upcoming: "/movie/upcoming"
        case .popular: "/movie/popular"
        case .topRated: "/movie/top_rated"
        case .recommendations(let movie): "/movie/\(segment: movie)/recommendations"
        case .similar(let movie): "/movie/\(segment: movie)/similar"
        case .trending(let window): "/trending/movie/\(segment: window.rawValue)"
        case .keyword(let keyword): "/keyword/\(segment: keyword)/movies"
        case .discover: "/discover/movie"
        }
    }

    /// The list's own parameters, without page, region and language.
    var parameters: HTTPParameters {
        switch self {
        case .search(let search): search.parameters
        case .discover(let query): query.parameters
        default: [:]
        }
    }

    /// The region to send: the list's own, or else the given one; nil for a list without regions.
    func region(or region: String?) -> String? {
        switch self {
        case .search(let search): search.region ?? region
        case .discover(let query): query.region ?? region
        case .nowPlaying, .upcoming, .popular, .topRated: region
        case .recommendations, .similar, .trending, .keyword: nil
        }
    }
}
