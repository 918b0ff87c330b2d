public import APICore
public import Foundation

/// The languages into which TMDb is translated.
public enum TMDbPrimaryTranslationsTarget: HTTPTargetType {
    /// The languages as ISO 639-1 with a country. See
    /// https://developer.themoviedb.org/reference/configuration-primary-translations.
    case primaryTranslations

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/primary_translations" }
}

/// The endpoint for the calls of ``TMDbPrimaryTranslationsTarget``.
public struct TMDbPrimaryTranslationsEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbPrimaryTranslationsTarget
    /// The model of the responses.
    public typealias Model = TMDbValues<String>
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
