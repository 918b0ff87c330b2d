public import APICore
public import Foundation

/// Searches for shows. https://www.tvmaze.com/api#show-search
public typealias TVmazeSearchEndpoint = VendorEndpoint<TVmazeSearchTarget, TVmazeList<TVmazeSearchResult>, TVmazeVendor>

/// The calls that return search results. https://www.tvmaze.com/api#show-search
public enum TVmazeSearchTarget: TVmazeTarget {
    /// A search by title, tolerating up to two wrong letters.
    case shows(String)

    public var baseURL: URL { TVmazeVendor.baseURL }
    public var path: String { "/search/shows" }
    public var task: HTTPTask {
        switch self {
        case .shows(let text): .requestParams(["q": text])
        }
    }
}
