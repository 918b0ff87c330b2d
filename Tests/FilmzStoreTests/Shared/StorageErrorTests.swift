import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

/// SQLite's errors about the disk, as errors of the domain.
struct StorageErrorTests {
    @Test(
        arguments: [
            (.SQLITE_FULL, .full), (.SQLITE_BUSY, .locked), (.SQLITE_BUSY_SNAPSHOT, .locked), (.SQLITE_LOCKED, .locked),
            (.SQLITE_READONLY, .readOnly), (.SQLITE_CANTOPEN, .readOnly), (.SQLITE_PERM, .readOnly),
            (.SQLITE_CORRUPT, .damaged), (.SQLITE_NOTADB, .damaged), (.SQLITE_IOERR_READ, .damaged),
            (.SQLITE_CONSTRAINT, nil), (.SQLITE_ERROR, nil),
        ] as [(ResultCode, StorageError?)])
    func everyCodeHasItsWord(code: ResultCode, word: StorageError?) {
        #expect(StorageError(DatabaseError(resultCode: code)) == word)
    }

    @Test func aDiskThatGaveOutInTheMiddleIsFull() {
        let error = DatabaseError(resultCode: .SQLITE_IOERR_SHMSIZE)
        #expect(StorageError(error, systemError: ENOSPC) == .full)
        #expect(StorageError(error, systemError: EIO) == .damaged)
    }

    /// SQLite's limit for the pages of a file stands in for that of a disk.
    @Test func aWriteWithoutRoomChangesNothing() async throws {
        let database = try FilmzDatabase.inMemory()
        try await database.write { db in
            let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
            try db.execute(sql: "PRAGMA max_page_count = \(pages)")
        }
        await #expect(throws: StorageError.full) {
            try await database.write { db in
                try db.execute(sql: "UPDATE person SET name = 'x'")
                try db.execute(sql: "INSERT INTO note_to_self VALUES ('a', hex(zeroblob(1000000)))")
            }
        }
        #expect(try database.read { try String.fetchOne($0, sql: "SELECT name FROM person") } == "")
        await database.note { try $0.execute(sql: "INSERT INTO note_to_self VALUES ('a', hex(zeroblob(1000000)))") }
        try await database.write { try $0.execute(sql: "UPDATE person SET name = 'y'") }
    }

    @Test func aDamagedFileIsSaid() async throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/filmz.sqlite"
        try await DatabaseQueue(path: path).write { db in
            try db.execute(sql: "CREATE TABLE a (b); INSERT INTO a VALUES (hex(zeroblob(100000)))")
        }
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.truncate(atOffset: 4_096 * 3)
        try file.close()
        #expect(throws: StoreError.damaged(path, backups: [])) { try FilmzDatabase.open(path: path) }
    }

    @Test func whatIsNoFileIsNotPermitted() throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/filmz.sqlite"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(throws: StoreError.notPermitted(path)) { try FilmzDatabase.open(path: path) }
    }
}
