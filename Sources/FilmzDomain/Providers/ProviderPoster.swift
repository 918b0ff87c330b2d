public import Foundation

/// The URL of a film's poster from a provider.
public struct ProviderPoster: Hashable, Sendable {
    public var film: Film.ID
    public var provider: Provider
    /// The ID of the provider's film to which the picture belongs.
    public var id: ExternalID?
    public var address: URL

    public init(film: Film.ID, provider: Provider, id: ExternalID?, address: URL) {
        self.film = film
        self.provider = provider
        self.id = id
        self.address = address
    }

    /// The URL of each film's poster: that of the provider with the highest priority (``FilmMerging``), unless a person
    /// decided that it belongs to another film.
    /// - Parameter decided: persons' decisions, by the films' own IDs
    /// - Parameter decided: persons' decisions, by the films' own IDs
    public static func believed(
        _ posters: [ProviderPoster], aliases: FilmAliases, decided: [Film.ID: [FilmMatch]]
    ) -> [Film.ID: URL] {
        var best: [Film.ID: ProviderPoster] = [:]
        for poster in posters {
            let film = aliases.resolved(poster.film)
            guard decided[film]?.allow(poster.id, of: poster.provider) ?? true,
                poster.provider.rank < best[film]?.provider.rank ?? .max
            else { continue }
            best[film] = poster
        }
        return best.mapValues(\.address)
    }
}
