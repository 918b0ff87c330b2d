public import APICore
public import Foundation

/// The languages that TMDb knows.
public enum TMDbLanguagesTarget: HTTPTargetType {
    /// With their names. See https://developer.themoviedb.org/reference/configuration-languages.
    case languages

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/languages" }
}

/// Makes the calls of ``TMDbLanguagesTarget``.
public struct TMDbLanguagesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbLanguagesTarget
    /// The answer.
    public typealias Model = TMDbValues<TMDbLanguage>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
