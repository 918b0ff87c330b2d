public import APICore
public import Foundation

/// What has a given number or name elsewhere.
public enum TMDbFindTarget: HTTPTargetType {
    /// Whatever has this ID there. See https://developer.themoviedb.org/reference/find-by-id.
    case find(String, source: TMDbExternalSource, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .find(let id, _, _): "/find/\(segment: id)"
        }
    }

    /// The source and the language.
    public var task: HTTPTask {
        switch self {
        case .find(_, let source, let language):
            .requestParams(["external_source": source.rawValue, "language": language])
        }
    }
}

/// Makes the calls of ``TMDbFindTarget``.
public struct TMDbFindEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbFindTarget
    /// The answer.
    public typealias Model = TMDbFindResults
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
