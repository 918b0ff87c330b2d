import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzStore

/// A restored backup brings back no address that was taken back since.
struct ShareRestoreTests {
    private let data = DataFolder()

    private var backup: String { data.folder.path + "/backup.sqlite" }

    private static func share(_ store: Store, id: Share.ID = .random()) async throws -> SecretToken {
        let film = try await store.services.films.add(FilmDraft(title: "A"), by: .owner)
        return try await store.services.shares.make(ShareDraft(.film(film.id)), id: id, of: .owner)
    }

    /// Whether the address leads to a share.
    private static func leads(_ token: SecretToken, _ store: Store) async throws -> Bool {
        try await store.services.shares.open(token, with: nil) != nil
    }

    @Test func whatWasTakenBackStaysSoAndWhatCameLaterIsGone() async throws {
        let takenBack = Share.ID.random()
        let readdressed = Share.ID.random()
        let store = try await data.open()
        let untouchedToken = try await Self.share(store)
        let takenBackToken = try await Self.share(store, id: takenBack)
        let firstToken = try await Self.share(store, id: readdressed)
        try store.writeBackup(to: backup)
        try await store.services.shares.takeBack(takenBack, of: .owner)
        let laterToken = try await Self.share(store)
        let secondToken = try await store.services.shares.newAddress(of: readdressed, by: .owner)
        _ = try await store.services.owners.backups?.restore(backup)
        for token in [untouchedToken, firstToken] { #expect(try await Self.leads(token, store)) }
        for token in [takenBackToken, laterToken, secondToken] { #expect(try await !Self.leads(token, store)) }
        store.close()
    }

    @Test func anEmptyFilmzTakesTheAddressesOfTheBackup() async throws {
        let token = try await data.visit { store in
            let token = try await Self.share(store)
            try store.writeBackup(to: backup)
            return token
        }
        let other = DataFolder()
        let store = try await other.open()
        _ = try await store.services.owners.backups?.restore(backup)
        #expect(try await Self.leads(token, store))
        store.close()
    }

    @Test func onlyHashesAreOnTheDisk() async throws {
        let token = try await data.visit { store in
            let film = try await store.services.films.add(FilmDraft(title: "A"), by: .owner)
            let draft = ShareDraft(.film(film.id), passPhrase: "Sesame, open")
            return try await store.services.shares.make(draft, id: .random(), of: .owner)
        }
        let file = try Data(contentsOf: URL(filePath: data.database))
        for secret in [Data(token.text.utf8), Data(token.bytes), Data("Sesame, open".utf8)] {
            #expect(file.range(of: secret) == nil)
        }
    }
}
