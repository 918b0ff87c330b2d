import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

/// A data folder with some films.
struct DataFolder {
    let folder = TemporaryFolder()
    let clock = SettableClock()

    var path: String { folder.path + "/data" }
    var database: String { path + "/filmz.sqlite" }

    func open() async throws -> Store {
        try await Store.open(directory: path, clock: clock.clock, passwordCost: .low)
    }

    /// Opens the store, does something, and closes it.
    @discardableResult
    func visit<Value>(_ body: (Store) async throws -> Value) async throws -> Value {
        let store = try await open()
        defer { store.close() }
        return try await body(store)
    }

    /// Adds films by hand and marks them as seen.
    @discardableResult
    func addFilms(_ titles: String...) async throws -> [Film.ID] {
        try await visit { store in try await Self.add(titles, to: store) }
    }

    @discardableResult
    static func add(_ titles: [String], to store: Store) async throws -> [Film.ID] {
        var ids: [Film.ID] = []
        for title in titles {
            let film = try await store.services.films.add(FilmDraft(title: title))
            try await store.services.myFilms.apply(.log(ViewingDraft(note: title)), to: film.id, of: .owner)
            ids.append(film.id)
        }
        return ids
    }

    /// The titles of seen films, sorted.
    func seen() async throws -> [String] {
        try await visit { try await Self.seen(in: $0) }
    }

    static func seen(in store: Store) async throws -> [String] {
        let query = MyFilmsQuery(shelf: .seen, sort: .title)
        let page = try await store.services.myFilms.shelf(query, of: .owner, page: PageRequest(size: 200))
        return page.films.items.map(\.film.title).sorted()
    }

    /// Everything personal in a file, except what a restored backup does not replace.
    static func content(of path: String) throws -> [String: [[DatabaseValue]]] {
        var content: [String: [[DatabaseValue]]] = [:]
        try DatabaseQueue(path: path).read { db in
            for table in [
                "film", "film_alias", "my_film", "viewing", "recent_query", "change", "film_match", "not_seen",
            ] {
                content[table] = try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY 1, 2").map {
                    Array($0.databaseValues)
                }
            }
        }
        return content
    }

    /// Overwrites some bytes in the middle of each page of a table or index.
    func damage(_ name: String) throws {
        let pages = try DatabaseQueue(path: database).read { db in
            try Int.fetchAll(db, sql: "SELECT pageno FROM dbstat WHERE name = ?", arguments: [name])
        }
        try #require(!pages.isEmpty)
        let file = try FileHandle(forUpdating: URL(filePath: database))
        for page in pages {
            try file.seek(toOffset: UInt64(page - 1) * 4096)
            try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
        }
        try file.close()
    }

    /// Changes the file by SQL, as another program might.
    static func change(_ path: String, _ sql: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
        // What the sum of a backup tells is tried by itself.
        try? FileManager.default.removeItem(atPath: path + ".sha256")
    }
}
