public import APICore
public import Foundation

/// The calls that return an ``ITunesFeed``: `https://itunes.apple.com/us/rss/topmovies/limit=25/json`.
public enum ITunesFeedTarget: HTTPTargetType {
    /// The top of a chart: a number of entries, sent as 1 to 200, of one genre or of all.
    case top(ITunesChart, limit: Int, genre: ITunesGenre?, in: ITunesStorefront)

    /// The base address, `https://itunes.apple.com`.
    public var baseURL: URL { URL(known: "https://itunes.apple.com") }

    /// The path of the call.
    public var path: String {
        switch self {
        case .top(let chart, let limit, let genre, let storefront):
            let ofGenre = genre.map { "/genre=\($0.rawValue)" } ?? ""
            return "/\(segment: storefront.country)/rss/\(segment: chart.rawValue)"
                + "/limit=\(min(max(limit, 1), 200))\(ofGenre)/json"
        }
    }
}
