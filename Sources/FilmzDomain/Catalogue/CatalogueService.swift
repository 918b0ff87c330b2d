import Foundation

/// The catalogue as a whole. It is replaced in one step, while others read.
public protocol CatalogueService: Sendable {
    /// What the present catalogue is; nil when there is none.
    func description() async throws -> CatalogueDescription?

    /// Begins a new catalogue beside the present one. Nobody sees it before it is finished. Several may be written at
    /// once; the last one to finish stays.
    /// - Parameter description: its number of films is not used, because the writer counts them
    func begin(_ description: CatalogueDescription) async throws -> any CatalogueWriter
}

extension CatalogueService {
    /// What the present catalogue was made from; nil when there is none.
    public func edition() async throws -> String? {
        try await description()?.edition
    }

    /// Replaces the whole catalogue by a few thousand films.
    /// - Returns: how many films the catalogue now has
    public func replace(
        with films: [Film], stories: [Film.ID: FilmSynopsis] = [:], runs: [Film.ID: ShowRun] = [:], edition: String
    ) async throws -> Int {
        let description = CatalogueDescription(edition: edition, madeAt: Timestamp(Date()))
        let writer = try await begin(description)
        do {
            try await writer.lay([], stories: stories)
            try await writer.add(films)
            try await writer.add(runs)
            return try await writer.finish()
        } catch {
            writer.abandon()
            throw error
        }
    }
}

/// Writes a new catalogue. Use it from one place at a time, and end with ``finish()`` or ``abandon()``.
///
/// Each film gets the ID of its preferred external ID, unless it was known by another before. Of several films with one
/// ID the first is taken. Adding films in rising order of their IDs is quickest.
public protocol CatalogueWriter: Sendable {
    /// Lays what ships with Filmz over the films that are added later: facts that a dataset does not know
    /// (``Film/completed(by:)``), and what Filmz says in its own words. This adds no film.
    /// - Parameter films: each with the ID that its preferred external ID makes, as in `stories`
    func lay(_ films: [Film], stories: [Film.ID: FilmSynopsis]) async throws

    func add(_ films: [Film]) async throws

    /// Adds films, best some thousand at a time.
    /// - Returns: how many of them were new
    /// - Throws: ``TooManyGenres`` among others
    func add(_ films: FilmBatch) async throws -> Int

    /// Adds how shows ran. What is said of shows that nobody adds is left out.
    /// - Parameter runs: by the ID that the preferred external ID of each show makes
    func add(_ runs: [Film.ID: ShowRun]) async throws

    /// Adds other titles of films that were added before.
    func add(_ names: NameBatch) async throws

    /// Adds credits of films that were added before.
    func add(_ credits: CreditBatch) async throws

    /// Adds the names of persons in credits that were added before.
    func add(_ persons: PersonBatch) async throws

    /// Adds episodes of shows, in any order, also before their show. Of several at one place, the one with the most votes
    /// stays. Episodes of what nobody adds, or of what is no show, are left out.
    func add(_ episodes: EpisodeBatch) async throws

    /// Replaces the present catalogue by the new one, in one step. Facts kept beside personal data are brought up to
    /// date. A film typed in by hand that the new catalogue knows becomes the catalogue's film. Nothing personal
    /// changes.
    /// - Returns: how many films the catalogue now has
    func finish() async throws -> Int

    /// How many episodes the catalogue has; 0 before ``finish()``.
    var episodeCount: Int { get }

    /// Forgets what was written; the present catalogue stays. Does nothing after ``finish()``.
    func abandon()
}

/// The films of a catalogue name more different genres than there can be.
public struct TooManyGenres: Error, Hashable, Sendable {
    public let limit: Int

    public init(limit: Int) {
        self.limit = limit
    }
}
