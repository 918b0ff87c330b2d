public import Foundation

/// What is remembered of providers' answers. All but what a person decided can be had again.
public protocol ProviderMemory: Sendable {
    /// What providers said about a film.
    func reports(of film: Film.ID) async throws -> [FilmReport]

    /// Which of the providers' films it is. What a person decided (``FilmMatch/isDecided``) stands
    /// before what was found out.
    func matches(of film: Film.ID) async throws -> [FilmMatch]

    /// Keeps what a provider said, in the place of what it said before, unless a person has decided otherwise meanwhile.
    /// - Parameter report: nil when it does not know the film, or it is not sure that it does
    func keep(_ report: FilmReport?, _ match: FilmMatch, of film: Film.ID) async throws

    /// An owner says which film of a provider this is, nil for none. Forgets what the provider said about another one.
    /// - Throws: ``DomainError/ownersOnly``
    func decide(_ provider: Provider, _ id: ExternalID?, for film: Film.ID, by person: Person.ID) async throws

    /// An owner takes back what was said of a provider. Forgets what the provider said of the film.
    /// - Throws: ``DomainError/ownersOnly``
    func reconsider(_ provider: Provider, for film: Film.ID, by person: Person.ID) async throws

    /// Where the pictures of films are, by all that was kept.
    func posters() async throws -> [Film.ID: URL]

    /// How many calls a provider has been sent on a day, UTC.
    func calls(of provider: Provider, on day: CalendarDay) async throws -> Int

    /// Notes that so many more have been sent.
    func count(_ calls: Int, of provider: Provider, on day: CalendarDay) async throws
}
