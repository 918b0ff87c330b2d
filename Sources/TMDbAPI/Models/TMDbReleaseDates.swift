import APICore

/// The releases of a film in all countries.
///
/// See https://developer.themoviedb.org/reference/movie-release-dates.
public struct TMDbReleaseDates: Sendable, Hashable {
    /// The countries with their releases, in no particular order.
    public let countries: [TMDbCountryReleases]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(countries: [TMDbCountryReleases] = []) {
        self.countries = countries
    }
}

extension TMDbReleaseDates: Codable {
    private enum CodingKeys: String, CodingKey {
        case countries = "results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        countries = try values.essentialList(.countries)
    }
}

extension TMDbReleaseDates {
    /// The releases in a country, as ISO 3166-1; empty if there are none.
    public func releases(in country: String) -> [TMDbRelease] {
        countries.filter { $0.country.uppercased() == country.uppercased() }.flatMap(\.releases)
    }

    /// The certification in a country, as ISO 3166-1: that of the release in cinemas, else of a limited one, else of
    /// any. Nil if there is none.
    public func certification(in country: String) -> String? {
        let certified = releases(in: country).filter { $0.certification != nil }
        let release =
            certified.first { $0.type == .theatrical } ?? certified.first { $0.type == .limitedTheatrical }
            ?? certified.first
        return release?.certification
    }
}
