public import APICore

/// Items by their ID on another site.
public enum TMDbFindTarget: TMDbTarget {
    /// All items that have an ID there. See https://developer.themoviedb.org/reference/find-by-id.
    case find(String, source: TMDbExternalSource, language: String? = nil)

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
public typealias TMDbFindEndpoint = VendorEndpoint<TMDbFindTarget, TMDbFindResults, TMDbVendor>
