public import APICore
public import Foundation

/// The episodes of a season.
///
/// OMDb's table of parameters does not mention seasons, but its changelog does. https://www.omdbapi.com/#changelog
public typealias OMDbSeasonEndpoint = VendorEndpoint<OMDbSeasonTarget, OMDbSeason, OMDbVendor>

/// The calls that return a list of episodes. https://www.omdbapi.com/#changelog
public enum OMDbSeasonTarget: HTTPTargetType {
    /// A season of the series with an IMDb ID.
    case id(String, season: Int)
    /// A season of the series whose title is the best match.
    case title(String, season: Int)

    public var baseURL: URL { .omdb }
    public var path: String { "/" }
    public var task: HTTPTask {
        switch self {
        case .id(let id, let season): .requestParams(["i": id, "Season": season])
        case .title(let title, let season): .requestParams(["t": title, "Season": season])
        }
    }
}
