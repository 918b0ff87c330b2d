public import APICore

/// Pages of lists of people.
public enum TMDbPersonListTarget: TMDbTarget {
    /// A page of a list, from 1 to 500. See https://developer.themoviedb.org/reference/person-popular-list.
    case page(Int, of: TMDbPersonList, language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .page(_, let list, _): list.path
        }
    }

    /// The list's own parameters, then page and language.
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

/// The endpoint for the calls of ``TMDbPersonListTarget``.
public typealias TMDbPersonListEndpoint = VendorEndpoint<TMDbPersonListTarget, TMDbPersonPage, TMDbVendor>
