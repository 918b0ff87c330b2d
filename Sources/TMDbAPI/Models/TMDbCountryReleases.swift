import APICore

/// The releases of a film in one country.
///
/// See https://developer.themoviedb.org/reference/movie-release-dates.
public struct TMDbCountryReleases: Sendable, Hashable {
    /// The country as ISO 3166-1.
    public let country: String
    /// Its releases there.
    public let releases: [TMDbRelease]

    /// Made of these parts, as for a preview or a test.
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

    /// Reads what is there.
    ///
    /// - Throws: when there is no `iso_3166_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        country = try values.decode(String.self, forKey: .country)
        releases = values.list(.releases)
    }
}
