public import APICore
public import Foundation

/// The index of all shows, page by page. https://www.tvmaze.com/api#show-index
public typealias TVmazeShowsEndpoint = VendorEndpoint<TVmazeShowsTarget, TVmazeList<TVmazeShow>, TVmazeVendor>

/// The calls that return shows. https://www.tvmaze.com/api#show-index
public enum TVmazeShowsTarget: TVmazeTarget {
    /// The shows with 250 consecutive IDs, from page 0 on; fewer if some were deleted. Past the last page:
    /// `APIError.Kind.notFound`.
    case index(page: Int)

    public var baseURL: URL { TVmazeVendor.baseURL }
    public var path: String { "/shows" }
    public var task: HTTPTask {
        switch self {
        case .index(let page): .requestParams(["page": page])
        }
    }
}
