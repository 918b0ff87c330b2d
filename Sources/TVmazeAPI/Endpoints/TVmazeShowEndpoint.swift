public import APICore
public import Foundation

/// One show. https://www.tvmaze.com/api#shows
public struct TVmazeShowEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeShowTarget
    public typealias Model = TVmazeShow
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with one show. https://www.tvmaze.com/api#shows
public enum TVmazeShowTarget: HTTPTargetType {
    /// The show with TVmaze's number.
    case show(Int, embedding: [TVmazeEmbed] = [])
    /// The show that fits a title best, with at most one wrong letter; of several with one name, any.
    case single(String, embedding: [TVmazeEmbed] = [])
    /// The show with another service's number. TVmaze sends on to the show, which ``TVmazeClient`` follows.
    case lookup(TVmazeLookup)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id, _): "/shows/\(segment: id)"
        case .single: "/singlesearch/shows"
        case .lookup: "/lookup/shows"
        }
    }

    public var task: HTTPTask {
        switch self {
        case .show(_, let embeds): return .requestParams(embeds.parameters)
        case .single(let title, let embeds):
            var parameters: HTTPParameters = ["q": title]
            parameters.append(contentsOf: embeds.parameters)
            return .requestParams(parameters)
        case .lookup(.imdb(let id)): return .requestParams(["imdb": id])
        case .lookup(.theTVDB(let id)): return .requestParams(["thetvdb": id])
        case .lookup(.tvRage(let id)): return .requestParams(["tvrage": id])
        }
    }
}

/// The number of a show at another service. https://www.tvmaze.com/api#show-lookup
public enum TVmazeLookup: Sendable, Hashable {
    /// IMDb: `tt0944947`.
    case imdb(String)
    /// TheTVDB's number of the series.
    case theTVDB(Int)
    /// TVRage, which has closed; its numbers are still known.
    case tvRage(Int)
}
