import Foundation

/// The catalogue as a whole. It is replaced atomically, while others read.
public protocol CatalogueService: Sendable {
    /// The metadata of the current catalogue; nil when there is none.
    func description() async throws -> CatalogueDescription?

    /// Begins a new catalogue beside the current one. It is invisible before it is finished. Several may be written at
    /// once; the last one to finish stays.
    /// - Parameter description: its number of films is not used, because the writer counts them
    func begin(_ description: CatalogueDescription) async throws -> any CatalogueWriter
}

extension CatalogueService {
    /// The edition of the current catalogue; nil when there is none.
    public func edition() async throws -> String? {
        try await description()?.edition
    }

    /// Replaces the whole catalogue by a few thousand films.
    /// - Returns: the number of films in the catalogue
    public func replace(
        with films: [Film], stories: [Film.ID: FilmSynopsis] = [:], runs: [Film.ID: ShowRun] = [:],
        titles: NameBatch = NameBatch(text: []), edition: String
    ) async throws -> Int {
        let description = CatalogueDescription(edition: edition, madeAt: Timestamp(Date()))
        let writer = try await begin(description)
        do {
            try await writer.lay([], stories: stories)
            try await writer.add(films)
            try await writer.add(runs)
            try await writer.add(titles)
            return try await writer.finish()
        } catch {
            writer.abandon()
            throw error
        }
    }
}

/// A writer of a new catalogue. Use it from one place at a time, and end with ``finish()`` or ``abandon()``.
///
/// Each film gets the ID from its preferred external ID, unless it had another one before. Of several films with one
/// ID, the first is used. Adding films in rising order of their IDs is the fastest.
public protocol CatalogueWriter: Sendable {
    /// Sets what ships with Filmz for the films that are added later: facts that a dataset does not have
    /// (``Film/completed(by:)``), and Filmz's own words. This adds no film.
    /// - Parameter films: the films, each with the ID from its preferred external ID, as in `stories`
    func lay(_ films: [Film], stories: [Film.ID: FilmSynopsis]) async throws

    func add(_ films: [Film]) async throws

    /// Adds films, best in batches of some thousand.
    /// - Returns: the number of new films
    /// - Throws: ``TooManyGenres`` among others
    func add(_ films: FilmBatch) async throws -> Int

    /// Adds the runs of shows. Runs of shows that are not added are ignored.
    /// - Parameter runs: the runs by the ID from each show's preferred external ID
    func add(_ runs: [Film.ID: ShowRun]) async throws

    /// Adds other titles of films that were added before.
    func add(_ names: NameBatch) async throws

    /// Adds credits of films that were added before.
    func add(_ credits: CreditBatch) async throws

    /// Adds the names of persons in credits that were added before.
    func add(_ persons: PersonBatch) async throws

    /// Adds episodes of shows, in any order, even before their show. Of several with one number, the one with the most
    /// votes stays. Episodes of films that are not added, or are no shows, are ignored.
    func add(_ episodes: EpisodeBatch) async throws

    /// Replaces the current catalogue by the new one, atomically. Facts stored beside personal data are updated. A film
    /// typed in by hand that is in the new catalogue becomes the catalogue's film. Nothing personal changes.
    /// - Returns: the number of films in the catalogue
    func finish() async throws -> Int

    /// The number of episodes in the catalogue; 0 before ``finish()``.
    var episodeCount: Int { get }

    /// Discards the new catalogue; the current one stays. Does nothing after ``finish()``.
    func abandon()
}

/// The films of a catalogue have more different genres than the maximum.
public struct TooManyGenres: Error, Hashable, Sendable {
    public let limit: Int

    public init(limit: Int) {
        self.limit = limit
    }
}

/// The services about the catalogue of films.
public protocol CatalogueServices: Sendable {
    /// The description of the catalogue; nil when there is none.
    var catalogue: @Sendable () async throws -> CatalogueDescription? { get }
}
