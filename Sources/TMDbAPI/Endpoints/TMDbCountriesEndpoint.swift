public import APICore
public import Foundation

/// The countries that TMDb knows.
public enum TMDbCountriesTarget: HTTPTargetType {
    /// With names in a language. See https://developer.themoviedb.org/reference/configuration-countries.
    case countries(language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/countries" }

    /// The language.
    public var task: HTTPTask {
        switch self {
        case .countries(let language): .requestParams(["language": language])
        }
    }
}

/// Makes the calls of ``TMDbCountriesTarget``.
public struct TMDbCountriesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbCountriesTarget
    /// The answer.
    public typealias Model = TMDbValues<TMDbCountry>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
