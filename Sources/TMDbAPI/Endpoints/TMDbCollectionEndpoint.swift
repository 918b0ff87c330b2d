public import APICore

/// A collection, such as a trilogy, with its films.
public enum TMDbCollectionTarget: TMDbTarget {
    /// A collection by TMDb's ID. See https://developer.themoviedb.org/reference/collection-details.
    case collection(Int, language: String? = nil)

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
public typealias TMDbCollectionEndpoint = VendorEndpoint<TMDbCollectionTarget, TMDbCollectionDetails, TMDbVendor>
