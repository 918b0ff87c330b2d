public import APICore
public import Foundation

/// Lists of episodes. https://www.tvmaze.com/api#show-episode-list
public struct TVmazeEpisodesEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeEpisodesTarget
    public typealias Model = TVmazeList<TVmazeEpisode>
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with episodes. https://www.tvmaze.com/api#show-episode-list
public enum TVmazeEpisodesTarget: HTTPTargetType {
    /// All episodes of the show with this number, in the order in which they were on.
    case show(Int, withSpecials: Bool)
    /// The episodes of a show on a day; `APIError.Kind.notFound` when there were none.
    case day(PlainDate, ofShow: Int)
    /// The episodes of the season with this number of TVmaze's, always with specials.
    case season(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

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
