public import APICore

/// The languages into which TMDb is translated.
public enum TMDbPrimaryTranslationsTarget: TMDbTarget {
    /// The languages as ISO 639-1 with a country. See
    /// https://developer.themoviedb.org/reference/configuration-primary-translations.
    case primaryTranslations

    /// The path of the call.
    public var path: String { "/configuration/primary_translations" }
}

/// The endpoint for the calls of ``TMDbPrimaryTranslationsTarget``.
public typealias TMDbPrimaryTranslationsEndpoint = VendorEndpoint<
    TMDbPrimaryTranslationsTarget, TMDbValues<String>, TMDbVendor
>
