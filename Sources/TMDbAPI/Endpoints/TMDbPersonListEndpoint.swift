public import APICore
public import Foundation

/// Pages of lists of people.
public enum TMDbPersonListTarget: HTTPTargetType {
    /// A page of a list, from 1 to 500. See https://developer.themoviedb.org/reference/person-popular-list.
    case page(Int, of: TMDbPersonList, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .page(_, let list, _): list.path
        }
    }

    /// What the list asks for, then page and language.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let list, let language):
            var parameters = list.parameters
            parameters.append("page", value: page)
            parameters.append("language", value: language)
            return .requestParams(parameters)
        }
    }
}

/// Makes the calls of ``TMDbPersonListTarget``.
public struct TMDbPersonListEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbPersonListTarget
    /// The answer.
    public typealias Model = TMDbPersonPage
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
