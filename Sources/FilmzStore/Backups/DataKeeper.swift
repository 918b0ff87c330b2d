import FilmzDomain
import GRDB

/// Looks after the files of the personal database, and the mark that there was one.
struct DataKeeper: DatabaseKeeper {
    /// Nil when the files cannot be identified.
    let files: DatabaseFiles?
    let mark: DataMark

    var areInPlace: Bool { files?.areInPlace ?? true }

    func rescue(_ db: Database) throws -> Never {
        if let files { try files.rescue(db) }
        throw StorageError.detached
    }

    func note(_ db: Database) { mark.note(db) }
}
