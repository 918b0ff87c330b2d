public import APICore

/// A show by its ID, its title or another service's ID. https://www.tvmaze.com/api#shows
public typealias TVmazeShowEndpoint = VendorEndpoint<TVmazeShowTarget, TVmazeShow, TVmazeVendor>

/// The calls that return a show. https://www.tvmaze.com/api#shows
public enum TVmazeShowTarget: TVmazeTarget {
    /// The show with an ID.
    case show(Int, embedding: [TVmazeEmbed] = [])
    /// The show that is the best match for a title, tolerating one wrong letter; any of several with the same name.
    case single(String, embedding: [TVmazeEmbed] = [])
    /// The show with another service's ID. TVmaze redirects to the show, which ``TVmazeClient`` follows.
    case lookup(TVmazeLookup)

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

/// The ID of a show at another service. https://www.tvmaze.com/api#show-lookup
public enum TVmazeLookup: Sendable, Hashable {
    /// IMDb's ID: `tt0944947`.
    case imdb(String)
    /// TheTVDB's ID of the series.
    case theTVDB(Int)
    /// The ID on TVRage, which has closed; its IDs are still known.
    case tvRage(Int)
}
