public import APICore
public import Foundation

/// A series of films with its films.
public enum TMDbCollectionTarget: HTTPTargetType {
    /// One series of films. See https://developer.themoviedb.org/reference/collection-details.
    case collection(Int, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .collection(let id, _): "/collection/\(segment: id)"
        }
    }

    /// The language.
    public var task: HTTPTask {
        switch self {
        case .collection(_, let language): .requestParams(["language": language])
        }
    }
}

/// Makes the calls of ``TMDbCollectionTarget``.
public struct TMDbCollectionEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbCollectionTarget
    /// The answer.
    public typealias Model = TMDbCollectionDetails
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
