import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

/// Catalogue files that another Filmz made.
struct CatalogueVersionTests {
    private static func folder(edition: String, schema: Int) async throws -> TemporaryFolder {
        let folder = TemporaryFolder()
        try await load(edition, schema: schema, folder)
        return folder
    }

    private static func load(_ edition: String, schema: Int, _ folder: TemporaryFolder) async throws {
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: [.french], edition: edition)
        try await DatabaseQueue(path: path(folder)).write { try $0.execute(sql: "PRAGMA user_version = \(schema)") }
    }

    private static func path(_ folder: TemporaryFolder, _ name: String = "catalogue.sqlite") -> String {
        "\(folder.path)/\(name)"
    }

    @Test(arguments: ["imdb-1", "starter-1"])
    func oneOfANewerFilmzIsLeftAlone(_ edition: String) async throws {
        let folder = try await Self.folder(edition: edition, schema: CatalogueSchema.version + 1)
        let before = try Data(contentsOf: URL(filePath: Self.path(folder)))
        let error = StoreError.catalogueTooNew(Self.path(folder))
        await #expect(throws: error) { try await Store.open(directory: folder.path) }
        #expect(try Data(contentsOf: URL(filePath: Self.path(folder))) == before)
    }

    @Test func oneThatAnOlderFilmzImportedIsPutAside() async throws {
        let folder = try await Self.folder(edition: "imdb-1", schema: CatalogueSchema.version - 1)
        let before = try Data(contentsOf: URL(filePath: Self.path(folder)))
        let store = try await Store.open(directory: folder.path)
        let older = Self.path(folder, "catalogue.older.sqlite")
        #expect(store.catalogueSetAside == older)
        #expect(try Data(contentsOf: URL(filePath: older)) == before)
        #expect(try await store.catalogue.edition() == nil, "so that it is loaded again")

        try await Self.load("imdb-2", schema: 1, folder)
        #expect(
            try await Store.open(directory: folder.path).catalogueSetAside
                == Self.path(folder, "catalogue.older-2.sqlite"))
        #expect(try Data(contentsOf: URL(filePath: older)) == before)
        #expect(try await Store.open(directory: folder.path).catalogueSetAside == nil)
    }

    @Test func oneThatComesAgainByItselfIsNotKept() async throws {
        for (edition, schema) in [("starter-1", 1), ("imdb-1", CatalogueSchema.version)] {
            let folder = try await Self.folder(edition: edition, schema: schema)
            #expect(try await Store.open(directory: folder.path).catalogueSetAside == nil)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(files.filter { $0.hasPrefix("catalogue") && $0.hasSuffix(".sqlite") } == ["catalogue.sqlite"])
        }
    }

    @Test func aDamagedOneIsPutAside() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: [.french], edition: "1")
        let url = URL(filePath: Self.path(folder))
        var bytes = try Data(contentsOf: url)
        bytes.replaceSubrange(8_192..<bytes.count, with: Data(repeating: 0x5A, count: bytes.count - 8_192))
        try bytes.write(to: url)
        #expect(try await Store.open(directory: folder.path).catalogue.edition() == nil)
        #expect(try Data(contentsOf: URL(filePath: Self.path(folder, "catalogue.damaged.sqlite"))) == bytes)
    }
}
