import APICore

/// The releases of a film in one country.
///
/// See https://developer.themoviedb.org/reference/movie-release-dates.
public struct TMDbCountryReleases: Sendable, Hashable {
    /// The country as ISO 3166-1.
    public let country: String
    /// The releases in the country.
    public let releases: [TMDbRelease]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(country: String, releases: [TMDbRelease] = []) {
        self.country = country
        self.releases = releases
    }
}

extension TMDbCountryReleases: Codable {
    private enum CodingKeys: String, CodingKey {
        case country = "iso_3166_1"
        case releases = "release_dates"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `iso_3166_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        country = try values.decode(String.self, forKey: .country)
        releases = values.list(.releases)
    }
}
