public import APICore
public import Foundation

/// A collection, such as a trilogy, with its films.
public enum TMDbCollectionTarget: HTTPTargetType {
    /// A collection by TMDb's ID. See https://developer.themoviedb.org/reference/collection-details.
    case collection(Int, language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .collection(let id, _): "/collection/\(segment: id)"
        }
    }

    /// The language as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .collection(_, let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbCollectionTarget``.
public struct TMDbCollectionEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbCollectionTarget
    /// The model of the responses.
    public typealias Model = TMDbCollectionDetails
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
