public import APICore

/// These responses change rarely, and can be cached for some days.
extension TMDbClient {
    /// The certifications of films in all countries.
    ///
    /// See https://developer.themoviedb.org/reference/certification-movie-list.
    public func certifications() async throws(APIError) -> TMDbCertifications {
        try await TMDbCertificationsEndpoint().request(.movies, with: client)
    }

    /// The certifications of series in all countries.
    ///
    /// See https://developer.themoviedb.org/reference/certifications-tv-list.
    public func seriesCertifications() async throws(APIError) -> TMDbCertifications {
        try await TMDbCertificationsEndpoint().request(.series, with: client)
    }

    /// The countries that TMDb knows.
    ///
    /// See https://developer.themoviedb.org/reference/configuration-countries.
    public func countries(language: String? = nil) async throws(APIError) -> [TMDbCountry] {
        try await TMDbCountriesEndpoint().request(.countries(language: language ?? self.language), with: client).values
    }

    /// The departments and the jobs that people can have, in English.
    ///
    /// See https://developer.themoviedb.org/reference/configuration-jobs.
    public func jobs() async throws(APIError) -> [TMDbDepartment] {
        try await TMDbJobsEndpoint().request(.jobs, with: client).values
    }

    /// The languages that TMDb knows. `xx` is no language, `cn` Cantonese.
    ///
    /// See https://developer.themoviedb.org/reference/configuration-languages.
    public func languages() async throws(APIError) -> [TMDbLanguage] {
        try await TMDbLanguagesEndpoint().request(.languages, with: client).values
    }

    /// The languages into which TMDb is translated, as ISO 639-1 with a country: `de-DE`.
    ///
    /// See https://developer.themoviedb.org/reference/configuration-primary-translations.
    public func primaryTranslations() async throws(APIError) -> [String] {
        try await TMDbPrimaryTranslationsEndpoint().request(.primaryTranslations, with: client).values
            .compactMap(\.nonBlank)
    }

    /// The time zones of each country, for ``airingToday(timeZone:page:language:)``.
    ///
    /// See https://developer.themoviedb.org/reference/configuration-timezones.
    public func timeZones() async throws(APIError) -> [TMDbTimeZones] {
        try await TMDbTimeZonesEndpoint().request(.timeZones, with: client).values
    }

    /// The countries for which JustWatch has offers.
    ///
    /// See https://developer.themoviedb.org/reference/watch-providers-available-regions.
    public func watchRegions(language: String? = nil) async throws(APIError) -> [TMDbCountry] {
        try await TMDbWatchRegionsEndpoint().request(.regions(language: language ?? self.language), with: client)
            .countries
    }

    /// Validates the key.
    ///
    /// - Throws: `APIError`; `APIError.Kind.unauthorized` if TMDb does not accept the key.
    ///
    /// See https://developer.themoviedb.org/reference/authentication-validate-key.
    public func checkKey() async throws(APIError) {
        _ = try await TMDbAuthenticationEndpoint().request(.check, with: client)
    }
}
