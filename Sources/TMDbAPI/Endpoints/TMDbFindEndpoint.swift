public import APICore
public import Foundation

/// Items by their ID on another site.
public enum TMDbFindTarget: HTTPTargetType {
    /// All items that have an ID there. See https://developer.themoviedb.org/reference/find-by-id.
    case find(String, source: TMDbExternalSource, language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .find(let id, _, _): "/find/\(segment: id)"
        }
    }

    /// The source and the language as query parameters.
    public var task: HTTPTask {
        switch self {
        case .find(_, let source, let language):
            .requestParams(["external_source": source.rawValue, "language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbFindTarget``.
public struct TMDbFindEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbFindTarget
    /// The model of the responses.
    public typealias Model = TMDbFindResults
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
