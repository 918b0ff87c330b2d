import Dispatch
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Synchronization
import Testing

@testable import FilmzStore

struct DatabaseReadersTests {
    /// All of them read before the first one ends.
    @Test func nobodyWaitsForAReader() throws {
        let folder = TemporaryFolder()
        let database = try FilmzDatabase.open(path: folder.path + "/filmz.sqlite")
        let count = 12
        let arrived = DispatchSemaphore(value: 0)
        let leave = DispatchSemaphore(value: 0)
        let found = Mutex<[Int?]>([])
        let group = DispatchGroup()
        for _ in 0..<count {
            let thread = Thread {
                let films = try? database.read { db in
                    arrived.signal()
                    leave.wait()
                    return try Int.fetchOne(db, sql: "SELECT count(*) FROM film")
                }
                found.withLock { $0.append(films ?? nil) }
                group.leave()
            }
            group.enter()
            thread.start()
        }
        for _ in 0..<count { #expect(arrived.wait(timeout: .now() + 20) == .success) }
        for _ in 0..<count { leave.signal() }
        #expect(group.wait(timeout: .now() + 20) == .success)
        #expect(found.withLock(\.self) == Array(repeating: 0, count: count))
    }

    @Test func aReaderSeesWhatWasWrittenLast() async throws {
        let folder = TemporaryFolder()
        let database = try FilmzDatabase.open(path: folder.path + "/filmz.sqlite")
        for number in 1...50 {
            try await database.write { try $0.execute(sql: "UPDATE person SET name = ?", arguments: ["\(number)"]) }
            let name = try database.readOnce { try String.fetchOne($0, sql: "SELECT name FROM person") }
            #expect(name == "\(number)")
        }
    }

    /// Another file that took the name of the one being read.
    @Test func noReaderIsOfAnotherFile() throws {
        let folder = TemporaryFolder()
        let paths = ["one", "two"].map { "\(folder.path)/\($0).sqlite" }
        for path in paths {
            try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE name AS SELECT '\(path)' AS name") }
        }
        let readers = try DatabaseReaders(path: paths[0], configuration: Configuration())
        let name = { (queue: DatabaseQueue) in
            try queue.unsafeRead { try String.fetchOne($0, sql: "SELECT name FROM name") }
        }
        try readers.read { _ in
            #expect(try name(#require(readers.another())) == paths[0])
            try FileManager.default.removeItem(atPath: paths[0])
            #expect(readers.another() == nil)
            try FileManager.default.moveItem(atPath: paths[1], toPath: paths[0])
            #expect(readers.another() == nil)
        }
        #expect(try readers.read(name) == paths[0])
    }

    @Test func aReaderChangesNothing() async throws {
        let folder = TemporaryFolder()
        let database = try FilmzDatabase.open(path: folder.path + "/filmz.sqlite")
        #expect(throws: StorageError.readOnly) {
            try database.readOnce { try $0.execute(sql: "UPDATE person SET name = 'x'") }
        }
    }

    /// During a transaction it sees one state.
    @Test func aReadIsOfOneMind() async throws {
        let folder = TemporaryFolder()
        let database = try FilmzDatabase.open(path: folder.path + "/filmz.sqlite")
        let other = try DatabaseQueue(path: folder.path + "/filmz.sqlite")
        let names = try database.read { db in
            let first = try String.fetchOne(db, sql: "SELECT name FROM person")
            try other.write { try $0.execute(sql: "UPDATE person SET name = 'later'") }
            return [first, try String.fetchOne(db, sql: "SELECT name FROM person")]
        }
        #expect(names == ["", ""])
    }
}
