import FilmzDomain

/// The films that only providers know.
protocol FoundFilms: ProviderFilmFacts, Sendable {
    /// A number that grows with every change of them, after it is done. What is read after the number is never older
    /// than it.
    var revision: Int { get }

    /// Remembers films, or adds their facts to those that are already remembered, and makes room for them.
    /// - Returns: everything that is known of the films now, in the same order
    func note(_ films: [Film], at now: Timestamp) async throws -> [Film]

    /// Adds facts to a film that is remembered.
    /// - Returns: everything that is known of the film now
    func remember(_ film: Film, at now: Timestamp) async throws -> Film
}
