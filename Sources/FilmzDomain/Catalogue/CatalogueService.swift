import Foundation

/// The catalogue as a whole: replaced at once, while others read.
public protocol CatalogueService: Sendable {
    /// What the present catalogue is; nil when there is none.
    func description() async throws -> CatalogueDescription?

    /// Begins a new catalogue beside the present one. Nobody sees it before it is finished; several may be written at
    /// once, and the one that is finished last stays.
    /// - Parameter description: the number of films is counted, and need not be told
    func begin(_ description: CatalogueDescription) async throws -> any CatalogueWriter
}

extension CatalogueService {
    /// What the present catalogue was made from; nil when there is none.
    public func edition() async throws -> String? {
        try await description()?.edition
    }

    /// Replaces the whole catalogue by a few thousand films.
    /// - Returns: how many films the catalogue now has
    public func replace(with films: [Film], edition: String) async throws -> Int {
        let description = CatalogueDescription(edition: edition, madeAt: Timestamp(Date()))
        let writer = try await begin(description)
        do {
            try await writer.add(films)
            return try await writer.finish()
        } catch {
            writer.abandon()
            throw error
        }
    }
}

/// Writes a new catalogue. Not to be used from two places at once; ends with ``finish()`` or ``abandon()``.
///
/// Each film gets the ID of its preferred external ID, unless it was known by another before. Of several films with one
/// ID the first is taken. Films come quickest in rising order of their IDs.
public protocol CatalogueWriter: Sendable {
    func add(_ films: [Film]) async throws

    /// Adds films by the thousand.
    /// - Returns: how many of them were new
    /// - Throws: ``TooManyGenres`` among others
    func add(_ films: FilmBatch) async throws -> Int

    /// Adds other titles of films that are there already.
    func add(_ names: NameBatch) async throws

    /// Adds who made films that are there already.
    func add(_ credits: CreditBatch) async throws

    /// Names the persons of credits that are there already.
    func add(_ persons: PersonBatch) async throws

    /// Puts the new catalogue in the place of the present one in one step. Facts kept beside personal data are brought up
    /// to date, films typed in by hand that the new catalogue knows become the real ones, and nothing personal changes.
    /// - Returns: how many films the catalogue now has
    func finish() async throws -> Int

    /// Forgets what was written; the present catalogue stays. Does nothing after ``finish()``.
    func abandon()
}

/// Films of a catalogue name more different genres than there can be.
public struct TooManyGenres: Error, Hashable, Sendable {
    public let limit: Int

    public init(limit: Int) {
        self.limit = limit
    }
}
