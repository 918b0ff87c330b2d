public import APICore

/// Lists of episodes. https://www.tvmaze.com/api#show-episode-list
public typealias TVmazeEpisodesEndpoint = VendorEndpoint<TVmazeEpisodesTarget, TVmazeList<TVmazeEpisode>, TVmazeVendor>

/// The calls that return episodes. https://www.tvmaze.com/api#show-episode-list
public enum TVmazeEpisodesTarget: TVmazeTarget {
    /// All episodes of a show, by its ID, in broadcast order.
    case show(Int, withSpecials: Bool)
    /// The episodes of a show on a day; `APIError.Kind.notFound` if there were none.
    case day(PlainDate, ofShow: Int)
    /// The episodes of a season, by TVmaze's ID, always with specials.
    case season(Int)

    public var path: String {
        switch self {
        case .show(let id, _): "/shows/\(segment: id)/episodes"
        case .day(_, let id): "/shows/\(segment: id)/episodesbydate"
        case .season(let id): "/seasons/\(segment: id)/episodes"
        }
    }

    public var task: HTTPTask {
        switch self {
        case .show(_, let withSpecials): .requestParams(["specials": withSpecials ? 1 : nil])
        case .day(let day, _): .requestParams(["date": day.description])
        case .season: .requestPlain
        }
    }
}
