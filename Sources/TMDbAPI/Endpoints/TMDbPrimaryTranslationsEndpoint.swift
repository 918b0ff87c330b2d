public import APICore
public import Foundation

/// The languages into which TMDb is translated.
public enum TMDbPrimaryTranslationsTarget: HTTPTargetType {
    /// As ISO 639-1 with a country. See https://developer.themoviedb.org/reference/configuration-primary-translations.
    case primaryTranslations

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/primary_translations" }
}

/// Makes the calls of ``TMDbPrimaryTranslationsTarget``.
public struct TMDbPrimaryTranslationsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbPrimaryTranslationsTarget
    /// The answer.
    public typealias Model = TMDbValues<String>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
