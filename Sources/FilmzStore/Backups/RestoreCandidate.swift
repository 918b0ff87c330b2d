import FilmzDomain
import Foundation
import GRDB

/// A backup that is about to replace everything personal: a private copy, checked and brought up to date.
struct RestoreCandidate {
    let database: DatabaseQueue
    private let folder: String

    private static let prefix = ".restore-"

    /// Copies a backup, with its log if it has one. The original is not changed.
    /// - Throws: ``BackupError``, ``StoreError``
    init(_ path: String, in directory: String) throws {
        try Self.checkFile(path)
        folder = directory + "/" + Self.prefix + UUID().uuidString.prefix(8).lowercased()
        let copy = folder + "/filmz.sqlite"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            try FileManager.default.copyItem(atPath: Self.resolved(path), toPath: copy)
            if Self.logSize(path) != nil {
                try FileManager.default.copyItem(atPath: Self.resolved(path + "-wal"), toPath: copy + "-wal")
            }
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy)
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
        do {
            var configuration = Configuration()
            configuration.prepareDatabase { db in
                // The file may be malicious.
                try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
            }
            database = try DatabaseQueue(path: copy, configuration: configuration)
            try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try PersonalSchema.check(database)
            guard try DatabaseCheck.isSound(database) else { throw BackupError.damaged }
            try Self.matchPageSize(database)
            try FilmzDatabase.prepare(database)
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            switch error {
            case let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT: throw BackupError.damaged
            case let error as DatabaseError where error.resultCode == .SQLITE_NOTADB: throw BackupError.foreign
            default: throw error
            }
        }
    }

    /// A report of what is in the candidate.
    /// - Parameters:
    ///   - replaced: the data that was there before, as far as it could be read
    ///   - leftOut: the data that was removed from the candidate
    func report(
        replacing replaced: RestoreResult.Holdings?, setAside: Backup?, leftOut: RestoreOmissions
    ) throws -> RestoreResult {
        RestoreResult(
            RestoreResult.Counts(
                taken: try database.read(RestoreResult.Holdings.init), replaced: replaced, signIns: leftOut.signIns,
                addresses: leftOut.addresses), setAside: setAside)
    }

    /// Removes the copy.
    func remove() {
        try? database.close()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Moves the copy to a path, as one file.
    func move(to path: String) throws {
        try database.close()
        try FileManager.default.moveItem(atPath: folder + "/filmz.sqlite", toPath: path)
    }

    /// Removes copies whose processes have ended. The caller must hold the folder's lock.
    static func removeAbandoned(in directory: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] where name.hasPrefix(prefix)
        {
            try? FileManager.default.removeItem(atPath: directory + "/" + name)
        }
    }

    /// Checks a backup's file before anything is opened.
    /// - Throws: ``BackupError``, also when it is not as Filmz wrote it
    static func checkFile(_ path: String) throws(BackupError) {
        guard let file = try? RegularFile(path), let head = try? file.handle.read(upToCount: 16) ?? Data() else {
            throw .unreadable
        }
        guard file.size <= BackupError.byteLimit, logSize(path) ?? 0 <= BackupError.byteLimit else { throw .tooLarge }
        // Nothing was ever written into the file, or nothing of it reached the disk.
        guard file.size > 0 else { throw .damaged }
        guard head == Data("SQLite format 3\0".utf8) else { throw .foreign }
        let isAsWritten: Bool?
        do { isAsWritten = try BackupDigest.agrees(path) } catch { throw .unreadable }
        guard isAsWritten != false else { throw .damaged }
    }

    /// The size of the log in bytes; nil when the database has none.
    private static func logSize(_ path: String) -> Int? { try? RegularFile(path + "-wal").size }

    private static func resolved(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    }

    /// Gives the database Filmz's page size, because SQLite copies into a database in use only from one with the same
    /// page size.
    private static func matchPageSize(_ database: DatabaseQueue) throws {
        try database.writeWithoutTransaction { db in
            guard try Int.fetchOne(db, sql: "PRAGMA page_size") != PersonalSchema.pageSize else { return }
            try db.execute(sql: "PRAGMA page_size = \(PersonalSchema.pageSize); VACUUM")
        }
    }
}

extension RestoreResult.Holdings {
    /// Counts what a personal database has.
    init(_ db: Database) throws {
        self.init(
            films: try Int.fetchOne(db, sql: "SELECT count(*) FROM my_film") ?? 0,
            viewings: try Int.fetchOne(db, sql: "SELECT count(*) FROM viewing") ?? 0,
            lists: try Int.fetchOne(db, sql: "SELECT count(*) FROM film_list WHERE NOT is_removed") ?? 0)
    }
}
