public import Foundation

/// Where a provider says a film's picture is.
public struct ReportedPoster: Hashable, Sendable {
    public var film: Film.ID
    public var provider: Provider
    /// Of which of the provider's films it is.
    public var id: ExternalID?
    public var address: URL

    public init(film: Film.ID, provider: Provider, id: ExternalID?, address: URL) {
        (self.film, self.provider, self.id, self.address) = (film, provider, id, address)
    }

    /// The picture of each film: that of the provider that is believed first (``FilmMerging``), unless a person said that
    /// it is of another film.
    /// - Parameter decided: what persons said, by the films' own IDs
    public static func believed(
        _ posters: [ReportedPoster], aliases: FilmAliases, decided: [Film.ID: [FilmMatch]]
    ) -> [Film.ID: URL] {
        var believed: [Film.ID: ReportedPoster] = [:]
        for poster in posters {
            let film = aliases.resolved(poster.film)
            guard decided[film]?.allow(poster.id, of: poster.provider) ?? true,
                poster.provider.rank < believed[film]?.provider.rank ?? .max
            else { continue }
            believed[film] = poster
        }
        return believed.mapValues(\.address)
    }
}
