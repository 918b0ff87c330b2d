import APICore

/// A list of series on TMDb, without the page to fetch.
public enum TMDbSeriesList: Sendable, Hashable {
    /// Series with these words in their titles. See https://developer.themoviedb.org/reference/search-tv.
    case search(TMDbSeriesSearch)
    /// Series with an episode today, including many soaps and daily shows. See
    /// https://developer.themoviedb.org/reference/tv-series-airing-today-list.
    ///
    /// The time zone, such as `Europe/Berlin`, decides which day is today; nil for TMDb's own.
    case airingToday(timeZone: String? = nil)
    /// Series with an episode within the next seven days. See
    /// https://developer.themoviedb.org/reference/tv-series-on-the-air-list.
    case onTheAir(timeZone: String? = nil)
    /// Series in the order of their popularity. See https://developer.themoviedb.org/reference/tv-series-popular-list.
    case popular
    /// Series in the order of their rating. See https://developer.themoviedb.org/reference/tv-series-top-rated-list.
    case topRated
    /// Recommendations for people who liked a series. See
    /// https://developer.themoviedb.org/reference/tv-series-recommendations.
    case recommendations(series: Int)
    /// Series that share keywords and genres with a series; the series itself may be among them. See
    /// https://developer.themoviedb.org/reference/tv-series-similar.
    case similar(series: Int)
    /// The series that are viewed most on TMDb. See https://developer.themoviedb.org/reference/trending-tv.
    case trending(TMDbTimeWindow)
    /// Series that match a set of filters. See https://developer.themoviedb.org/reference/discover-tv.
    case discover(TMDbSeriesDiscoverQuery)
}

extension TMDbSeriesList {
    var path: String {
        switch self {
        case .search: "/search/tv"
        case .airingToday: "/tv/airing_today"
        case .onTheAir: "/tv/on_the_air"
        case .popular: "/tv/popular"
        case .topRated: "/tv/top_rated"
        case .recommendations(let series): "/tv/\(segment: series)/recommendations"
        case .similar(let series): "/tv/\(segment: series)/similar"
        case .trending(let window): "/trending/tv/\(segment: window.rawValue)"
        case .discover: "/discover/tv"
        }
    }

    /// The list's own parameters, without page and language.
    var parameters: HTTPParameters {
        switch self {
        case .search(let search): search.parameters
        case .discover(let query): query.parameters
        case .airingToday(let timeZone), .onTheAir(let timeZone): ["timezone": timeZone]
        case .popular, .topRated, .recommendations, .similar, .trending: [:]
        }
    }
}
