public import APICore
public import Foundation

/// The languages that TMDb knows.
public enum TMDbLanguagesTarget: HTTPTargetType {
    /// All languages with their names. See https://developer.themoviedb.org/reference/configuration-languages.
    case languages

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/languages" }
}

/// The endpoint for the calls of ``TMDbLanguagesTarget``.
public struct TMDbLanguagesEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbLanguagesTarget
    /// The model of the responses.
    public typealias Model = TMDbValues<TMDbLanguage>
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
