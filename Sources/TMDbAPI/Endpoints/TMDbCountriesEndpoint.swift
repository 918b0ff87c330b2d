public import APICore

/// The countries that TMDb knows.
public enum TMDbCountriesTarget: TMDbTarget {
    /// All countries, with names in a language. See https://developer.themoviedb.org/reference/configuration-countries.
    case countries(language: String? = nil)

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
public typealias TMDbCountriesEndpoint = VendorEndpoint<TMDbCountriesTarget, TMDbValues<TMDbCountry>, TMDbVendor>
