import FilmzDomain
import Foundation
import GRDB

/// The contents of a backup, checked as restoring it would, without a copy of it.
struct BackupContents: Hashable, Sendable {
    /// The number of films that the backup has something personal about.
    let films: Int
    let viewings: Int

    /// Reads all of a backup, and leaves its files as they are.
    /// - Throws: ``BackupError`` that says why restoring it would be refused
    init(_ path: String) throws(BackupError) {
        self = try Self.looking(into: path) { database in
            guard try DatabaseCheck.isSound(database) else { throw BackupError.damaged }
            return try database.read { db in
                BackupContents(
                    films: try Int.fetchOne(db, sql: "SELECT count(*) FROM my_film") ?? 0,
                    viewings: try Int.fetchOne(db, sql: "SELECT count(*) FROM viewing") ?? 0)
            }
        }
    }

    private init(films: Int, viewings: Int) {
        self.films = films
        self.viewings = viewings
    }

    /// Opens a backup for inspection, and leaves its files as they are.
    /// - Throws: ``BackupError`` that says why restoring it would be refused
    static func looking<Value>(
        into path: String, _ body: (DatabaseQueue) throws -> Value
    ) throws(BackupError) -> Value {
        do {
            try RestoreCandidate.checkFile(path)
            let database = try DatabaseQueue.forLooking(path)
            try PersonalSchema.check(database)
            return try body(database)
        } catch let error as BackupError {
            throw error
        } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
            throw .foreign
        } catch let error where DatabaseCheck.isDamage(error) {
            throw .damaged
        } catch {
            throw .unreadable
        }
    }

    /// The state in which a restore would find the backup at a path.
    static func state(of path: String) -> BackupState {
        do {
            let contents = try BackupContents(path)
            return .good(films: contents.films, viewings: contents.viewings)
        } catch {
            return .bad(error)
        }
    }
}

extension DatabaseQueue {
    /// Opens a database for inspection, and leaves its files as they are. A read-only connection would leave an empty
    /// log behind where there was none, and one that may write would move an existing log into the database.
    /// - Throws: `DatabaseError`, and ``BackupError/unreadable`` where there is no file, because SQLite would make one
    static func forLooking(_ path: String) throws -> DatabaseQueue {
        guard FileManager.default.fileExists(atPath: path) else { throw BackupError.unreadable }
        var configuration = Configuration()
        configuration.readonly = FileManager.default.fileExists(atPath: path + "-wal")
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}
