import GRDB

/// Looks after the files of an open database.
protocol DatabaseKeeper: Sendable {
    /// Whether the files' names still lead to them. Once false, it stays false.
    var areInPlace: Bool { get }

    /// Saves the data of the open files elsewhere, when they are not in place.
    /// - Throws: ``StorageError/detached``, always
    func rescue(_ db: Database) throws -> Never

    /// Called after every write.
    func note(_ db: Database)
}
