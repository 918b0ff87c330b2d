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

    /// The newest answers about films, whichever process stored them.
    func newestAnswers() throws -> NewestAnswers
}

/// How many answers of providers there are, and the times of the newest. The value differs after a new answer.
struct NewestAnswers: Hashable, Sendable {
    var reportCount = 0
    /// The time of the newest report in milliseconds; nil when there is none.
    var newestReport: Int64?
    var matchCount = 0
    /// The time of the newest match in milliseconds; nil when there is none.
    var newestMatch: Int64?
}
