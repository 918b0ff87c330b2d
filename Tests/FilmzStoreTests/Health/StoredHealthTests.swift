import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzStore

struct StoredHealthTests {
    @Test func aStoreIsReadyWhenItHasACatalogue() async throws {
        let store = try Store.inMemory()
        #expect(await store.services.health() == .unavailable)
        _ = try await store.catalogue.replace(with: [Film(id: .random(), title: "A")], edition: "1")
        #expect(await store.services.health() == .ready)
    }

    @Test(arguments: ["filmz.sqlite", "catalogue.sqlite"])
    func aFileThatWasTakenAwayIsMissed(name: String) async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: [Film(id: .random(), title: "A")], edition: "1")
        #expect(await store.services.health() == .ready)
        try FileManager.default.moveItem(atPath: "\(folder.path)/\(name)", toPath: folder.path + "/away")
        #expect(await store.services.health() == .unavailable)
        try FileManager.default.copyItem(atPath: folder.path + "/away", toPath: "\(folder.path)/\(name)")
        #expect(await store.services.health() == (name == "filmz.sqlite" ? .unavailable : .ready), "\(name) is another")
    }
}
