public import Foundation

/// The remembered answers of providers. All of them can be asked for again, but not the decisions of persons.
public protocol ProviderCache: Sendable {
    /// What providers said about a film.
    func reports(of film: Film.ID) async throws -> [FilmAnswer]

    /// Which of the providers' films it is. A person's decision (``FilmMatch/isDecided``) comes before what Filmz
    /// found.
    func matches(of film: Film.ID) async throws -> [FilmMatch]

    /// Replaces what a provider said before, unless a person has decided otherwise meanwhile.
    /// - Parameter report: nil when the provider does not have the film, or perhaps does not
    func keep(_ report: FilmAnswer?, match: FilmMatch, of film: Film.ID) async throws

    /// Stores an owner's decision about which film of a provider this is; nil for none. Forgets what the provider said
    /// about another film.
    /// - Throws: ``DomainError/ownersOnly``
    func decide(_ provider: Provider, id: ExternalID?, for film: Film.ID, by person: Person.ID) async throws

    /// Takes an owner's decision about a provider back. Forgets what the provider said about the film.
    /// - Throws: ``DomainError/ownersOnly``
    func reconsider(_ provider: Provider, for film: Film.ID, by person: Person.ID) async throws

    /// Lists as they were last answered. Those that never were, or too long ago, are missing.
    func lists(_ keys: [CachedList.Key]) async throws -> [CachedList.Key: CachedList]

    /// Replaces what was answered before.
    func keep(_ list: CachedList, key: CachedList.Key) async throws

    /// The addresses of all known pictures.
    func posters() async throws -> [Film.ID: URL]

    /// How many calls a provider was sent on a day, UTC.
    func calls(of provider: Provider, on day: CalendarDay) async throws -> Int

    /// Adds to the number of calls sent.
    func count(_ calls: Int, of provider: Provider, on day: CalendarDay) async throws
}
