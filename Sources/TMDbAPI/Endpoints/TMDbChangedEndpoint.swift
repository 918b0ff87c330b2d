public import APICore
public import Foundation

/// Pages of what was edited in the last day or in up to fourteen days.
public enum TMDbChangedTarget: HTTPTargetType {
    /// A page, from 1 to 500, of a hundred numbers. See https://developer.themoviedb.org/reference/changes-movie-list.
    case page(Int, of: TMDbChangeList, in: TMDbBounds<PlainDate>? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .page(_, let list, _): list.path
        }
    }

    /// The days and the page.
    public var task: HTTPTask {
        switch self {
        case .page(let page, _, let days):
            .requestParams(["start_date": days?.lower?.description, "end_date": days?.upper?.description, "page": page])
        }
    }
}

/// Makes the calls of ``TMDbChangedTarget``.
public struct TMDbChangedEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbChangedTarget
    /// The answer.
    public typealias Model = TMDbPage<TMDbChangedItem>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
