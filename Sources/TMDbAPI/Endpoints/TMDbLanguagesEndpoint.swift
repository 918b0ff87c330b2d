public import APICore

/// The languages that TMDb knows.
public enum TMDbLanguagesTarget: TMDbTarget {
    /// All languages with their names. See https://developer.themoviedb.org/reference/configuration-languages.
    case languages

    /// The path of the call.
    public var path: String { "/configuration/languages" }
}

/// The endpoint for the calls of ``TMDbLanguagesTarget``.
public typealias TMDbLanguagesEndpoint = VendorEndpoint<TMDbLanguagesTarget, TMDbValues<TMDbLanguage>, TMDbVendor>
