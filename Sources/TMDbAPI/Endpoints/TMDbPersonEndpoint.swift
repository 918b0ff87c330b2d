public import APICore

/// The details of a person.
public enum TMDbPersonTarget: TMDbTarget {
    /// A person by TMDb's ID, with blocks appended. Portraits have no language, and are included in any case. See
    /// https://developer.themoviedb.org/reference/person-details.
    case person(Int, append: Set<TMDbPersonBlock> = [], language: String? = nil)
    /// The person who was added last, usually with little more than a name. See
    /// https://developer.themoviedb.org/reference/person-latest-id.
    case latest(language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .person(let id, _, _): "/person/\(segment: id)"
        case .latest: "/person/latest"
        }
    }

    /// The blocks in a fixed order, then the language, as query parameters.
    public var task: HTTPTask {
        switch self {
        case .person(_, let blocks, let language):
            .details(
                append: TMDbPersonBlock.allCases.filter(blocks.contains).map(\.rawValue), language: language,
                imageLanguages: blocks.contains(.images) && language != nil ? [nil] : [], videoLanguages: [])
        case .latest(let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbPersonTarget``.
public typealias TMDbPersonEndpoint = VendorEndpoint<TMDbPersonTarget, TMDbPerson, TMDbVendor>
