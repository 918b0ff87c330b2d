public import APICore
public import Foundation

/// The calls that return ``ITunesResults``: https://performance-partners.apple.com/search-api
public enum ITunesTarget: HTTPTargetType {
    /// Searches for a term.
    case search(ITunesSearch, in: ITunesStorefront)
    /// Looks up records by their numbers.
    case lookup(ITunesLookup, in: ITunesStorefront)

    /// The base address, `https://itunes.apple.com`.
    public var baseURL: URL { URL(known: "https://itunes.apple.com") }

    /// The path of the call.
    public var path: String {
        switch self {
        case .search: "/search"
        case .lookup: "/lookup"
        }
    }

    /// The parameters in the query.
    public var task: HTTPTask {
        switch self {
        case .search(let search, let storefront): .requestParams(search.parameters(in: storefront))
        case .lookup(let lookup, let storefront): .requestParams(lookup.parameters(in: storefront))
        }
    }
}
