public import Foundation

/// The stored answers of providers, and persons' decisions about them. Only the answers can be requested again.
public protocol ProviderCache: Sendable {
    /// The providers' reports on a film.
    func reports(of film: Film.ID) async throws -> [FilmAnswer]

    /// The matches of a film with providers' films. A person's decision (``FilmMatch/isDecided``) replaces Filmz's own
    /// match.
    func matches(of film: Film.ID) async throws -> [FilmMatch]

    /// Replaces a provider's earlier answer, unless a person has decided otherwise meanwhile.
    /// - Parameter report: nil when the provider does not have the film, or the match is uncertain
    func keep(_ report: FilmAnswer?, match: FilmMatch, of film: Film.ID) async throws

    /// Stores an owner's decision about which film of a provider this is; nil for none. Deletes the provider's answer
    /// about another film.
    func decide(_ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner) async throws

    /// Revokes an owner's decision about a provider. Deletes the provider's answer about the film.
    func reconsider(_ provider: Provider, for film: Film.ID, by owner: Owner) async throws

    /// The last answers for lists. Lists without an answer, or with one that is too old, are missing.
    func lists(_ keys: [CachedList.Key]) async throws -> [CachedList.Key: CachedList]

    /// Replaces the earlier answer for a list.
    func keep(_ list: CachedList, key: CachedList.Key) async throws

    /// The URLs of all known posters.
    func posters() async throws -> [Film.ID: URL]

    /// The number of calls sent to a provider on a day, UTC.
    func calls(of provider: Provider, on day: CalendarDay) async throws -> Int

    /// Adds to the number of calls sent to a provider.
    func count(_ calls: Int, of provider: Provider, on day: CalendarDay) async throws
}
