import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

/// Another program holds the database.
struct BusyTimeoutTests {
    private let folder: TemporaryFolder
    private let database: FilmzDatabase
    /// Another program's connection.
    private let other: DatabaseQueue

    init() throws {
        folder = TemporaryFolder()
        let path = folder.path + "/filmz.sqlite"
        database = try FilmzDatabase.open(path: path, patience: .milliseconds(50))
        other = try .holder(path)
    }

    @Test func aWriteGivesUpInItsTimeAndChangesNothing() async throws {
        try hold()
        await #expect(throws: StorageError.locked) { try await rename("x") }
        try release()
        #expect(try name() == "")
        try await rename("y")
        #expect(try name() == "y")
    }

    @Test func aWriteWaitsForTheOtherProgram() async throws {
        let patient = try FilmzDatabase.open(path: folder.path + "/filmz.sqlite", patience: .seconds(600))
        try hold()
        // The note returns as soon as a write has to wait, so the write before it is waiting by then.
        async let write: Void = patient.write { try $0.execute(sql: "UPDATE person SET name = 'waited'") }
        await patient.note { _ in }
        try release()
        try await write
        #expect(try name() == "waited")
    }

    /// However long others waited before it, each write has its own limit.
    @Test func aWriteWhoseTimeIsUpTriesNoMore() {
        let patience = BusyTimeout(limit: .seconds(600))
        patience.begin(until: patience.deadline)
        #expect(patience.goesOn(after: 0))
        patience.begin(until: .now)
        #expect(!patience.goesOn(after: 0))
    }

    @Test func aNoteIsWrittenWhenNothingIsInItsWay() async throws {
        await database.note { try $0.execute(sql: "UPDATE person SET name = 'noted'") }
        #expect(try name() == "noted")
    }

    @Test func aNoteWaitsForNobody() async throws {
        let patient = try FilmzDatabase.open(path: folder.path + "/filmz.sqlite", patience: .seconds(600))
        try hold()
        await patient.note { try $0.execute(sql: "UPDATE person SET name = 'x'") }
        async let write: Void = patient.write { try $0.execute(sql: "UPDATE person SET name = 'y'") }
        for _ in 1...3 { await patient.note { try $0.execute(sql: "UPDATE person SET name = 'z'") } }
        try release()
        try await write
    }

    @Test func readersWaitForNobody() throws {
        try hold()
        #expect(try name() == "")
        #expect(try database.readOnce { try Int.fetchOne($0, sql: "SELECT count(*) FROM person") } == 1)
    }

    @Test(.timeLimit(.minutes(5))) func openingAndClosingWaitForNobody() async throws {
        _ = try await Store.open(directory: folder.path)
        try hold()
        let store = try await Store.open(directory: folder.path, patience: .seconds(600))
        #expect(try await store.services.recentQueries.queries(of: .owner).isEmpty)
        store.close()
    }

    @Test func openingForTheFirstTimeSaysWhoIsInTheWay() throws {
        let fresh = TemporaryFolder()
        let path = fresh.path + "/filmz.sqlite"
        let holder = try DatabaseQueue.holder(path)
        try holder.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
        #expect(throws: StoreError.locked(path)) { try FilmzDatabase.open(path: path, patience: .zero) }
    }

    private func hold() throws {
        try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    }

    private func release() throws {
        try other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    }

    private func rename(_ name: String) async throws {
        try await database.write { try $0.execute(sql: "UPDATE person SET name = ?", arguments: [name]) }
    }

    private func name() throws -> String? {
        try database.read { try String.fetchOne($0, sql: "SELECT name FROM person") }
    }
}

extension DatabaseQueue {
    /// A connection of another program, which may leave a transaction open.
    static func holder(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}
