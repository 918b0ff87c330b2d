public import APICore
public import Foundation

/// A person with all that is known about them.
public enum TMDbPersonTarget: HTTPTargetType {
    /// A person by TMDb's number, with blocks appended. Portraits have no language, and come in any case. See
    /// https://developer.themoviedb.org/reference/person-details.
    case person(Int, append: Set<TMDbPersonBlock> = [], language: String? = nil)
    /// The person who was added last, mostly with little more than a name. See
    /// https://developer.themoviedb.org/reference/person-latest-id.
    case latest(language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .person(let id, _, _): "/person/\(segment: id)"
        case .latest: "/person/latest"
        }
    }

    /// The blocks in one fixed order, then the languages.
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

/// Makes the calls of ``TMDbPersonTarget``.
public struct TMDbPersonEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbPersonTarget
    /// The answer.
    public typealias Model = TMDbPerson
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
