public import APICore
public import Foundation

/// The countries that TMDb knows.
public enum TMDbCountriesTarget: HTTPTargetType {
    /// All countries, with names in a language. See https://developer.themoviedb.org/reference/configuration-countries.
    case countries(language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/countries" }

    /// The language as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .countries(let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbCountriesTarget``.
public struct TMDbCountriesEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbCountriesTarget
    /// The model of the responses.
    public typealias Model = TMDbValues<TMDbCountry>
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
