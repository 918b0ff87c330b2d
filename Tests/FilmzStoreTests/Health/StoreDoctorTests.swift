import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzStore

struct StoreDoctorTests {
    private let data = DataFolder()
    private var doctor: StoreDoctor { StoreDoctor(directory: data.path, clock: data.clock.clock) }

    /// Adds two films, a catalogue, answers of providers, and a backup.
    private func furnish() async throws {
        try await data.visit { store in
            try await DataFolder.add(["A", "B"], to: store)
            _ = try await store.catalogue.replace(with: [.sample("C", imdb: 5)], edition: "1")
            _ = try await store.services.films.note([.sample("D", tmdb: 1)])
            _ = try await store.services.owners.backups?.make()
        }
    }

    private func bad() async -> [StoreFinding] { await doctor.examine().filter { $0.severity == .bad } }

    @Test func aSoundFolderIsSound() async throws {
        try await furnish()
        let before = try FileManager.default.contentsOfDirectory(atPath: data.path).sorted()
        #expect(
            await doctor.examine() == [
                .personalSound(films: 2, viewings: 2), .catalogueSound(films: 1),
                .backups(count: 1, newest: Backup.ID(.regular, madeAt: data.clock.now).madeAt),
                .backup(path: BackupFolder(in: data.path).newest[0], films: 2, viewings: 2),
            ])
        #expect(try FileManager.default.contentsOfDirectory(atPath: data.path).sorted() == before)
    }

    @Test func whereNothingIsThereIsNothingToTell() async throws {
        #expect(await doctor.examine() == [.nothingYet])
        #expect(!FileManager.default.fileExists(atPath: data.path))
    }

    /// In the past, it said that all was well, and left an empty file.
    @Test func aMissingDatabaseIsFound() async throws {
        try await furnish()
        try FileManager.default.removeItem(atPath: data.database)
        let before = try FileManager.default.contentsOfDirectory(atPath: data.path).sorted()
        let finding = StoreFinding.personalEmptied(path: data.database, backups: BackupFolder(in: data.path).newest)
        #expect(await bad() == [finding])
        #expect(try await doctor.repair([finding]).contains(finding), "only a backup helps")
        #expect(try FileManager.default.contentsOfDirectory(atPath: data.path).sorted() == before, "nothing is begun")
    }

    @Test(arguments: ["my_film", "film", "change", "viewing"])
    func damageIsFound(_ name: String) async throws {
        try await furnish()
        try data.damage(name)
        let backups = BackupFolder(in: data.path).newest
        let finding = StoreFinding.personalDamaged(path: data.database, backups: backups)
        #expect(await bad().contains(finding))
        #expect(try await doctor.repair([finding]).contains(finding), "there is nothing to make it of")
    }

    @Test(arguments: ["viewing_by_place", "shelf_film_by_title", "my_film_by_film"])
    func anIndexIsMadeAnew(_ name: String) async throws {
        try await furnish()
        try data.damage(name)
        let findings = await doctor.examine()
        #expect(findings.contains { $0.severity == .bad })
        #expect(try await doctor.repair(findings).allSatisfy { $0.severity != .bad })
        #expect(try await data.seen() == ["A", "B"])
        let aside = try FileManager.default.contentsOfDirectory(atPath: data.path).filter { $0.contains("damaged") }
        #expect(aside == ["filmz.damaged.sqlite"], "what was there is kept")
    }

    @Test(arguments: [
        "DELETE FROM shelf_film WHERE shelf = 2", "UPDATE shelf_film SET rating = 9", "UPDATE film SET title_key = 7",
        "INSERT INTO season_seen SELECT 1, film_id, 1, 9, 0 FROM my_film LIMIT 1",
    ])
    func listsAreMadeAnew(_ sql: String) async throws {
        try await furnish()
        try DataFolder.change(data.database, sql)
        #expect(await bad() == [.listsUntrue])
        #expect(try await doctor.repair([.listsUntrue]).allSatisfy { $0.severity != .bad })
        #expect(try await data.seen() == ["A", "B"])
    }

    @Test func foreignThingsAreFound() async throws {
        try await furnish()
        try DataFolder.change(data.database, "CREATE TRIGGER evil AFTER INSERT ON film BEGIN DELETE FROM change; END")
        #expect(await bad() == [.personalForeign(path: data.database, backups: BackupFolder(in: data.path).newest)])
    }

    @Test func theCatalogueAndItsIndexAreMadeAnew() async throws {
        try await furnish()
        let titles = try #require(
            try FileManager.default.contentsOfDirectory(atPath: data.path).first { $0.hasSuffix(".titles") })
        try Data("nothing".utf8).write(to: URL(filePath: data.path + "/" + titles))
        #expect(await bad() == [.titlesUntrue])
        _ = try await doctor.repair([.titlesUntrue])
        #expect(!FileManager.default.fileExists(atPath: data.path + "/" + titles))
        try Data(repeating: 7, count: 10_000).write(to: URL(filePath: data.path + "/catalogue.sqlite"))
        #expect(await bad() == [.catalogueDamaged])
        #expect(try await doctor.repair([.catalogueDamaged]).contains(.catalogueMissing))
    }

    @Test func whatProvidersSaidIsRemovedWhenItIsDamaged() async throws {
        try await furnish()
        try Data(repeating: 7, count: 10_000).write(to: URL(filePath: data.path + "/providers.sqlite"))
        #expect(await bad() == [.providersDamaged])
        #expect(try await doctor.repair([.providersDamaged]).allSatisfy { $0.severity != .bad })
    }

    @Test func aDamagedBackupIsFound() async throws {
        try await furnish()
        let path = BackupFolder(in: data.path).newest[0]
        try Data(repeating: 7, count: 10_000).write(to: URL(filePath: path))
        #expect(await doctor.examine().suffix(2) == [.noBackups, .backupDamaged(path: path)])
    }

    @Test func filesAreClosedToOthers() async throws {
        try await furnish()
        for path in [data.path, data.database] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        let findings = await bad()
        #expect(findings == [.openToOthers(path: data.path), .openToOthers(path: data.database)])
        #expect(try await doctor.repair(findings).allSatisfy { $0.severity != .bad })
        #expect(try data.folder.mode(of: "data") == 0o700)
        #expect(try data.folder.mode(of: "data/filmz.sqlite") == 0o600)
    }

    @Test func aClockThatIsBehindIsFound() async throws {
        try await furnish()
        let newest = Backup.ID(.regular, madeAt: data.clock.now).madeAt
        data.clock.advance(seconds: -86_400)
        let findings = await bad()
        #expect(findings.count == 1)
        guard case .clockBehind(let time) = findings.first else { throw CocoaError(.coderValueNotFound) }
        #expect(time >= newest)
    }

    @Test func nothingIsRepairedWhileOthersUseIt() async throws {
        try await furnish()
        let store = try await data.open()
        await #expect(throws: BackupError.inUse) { try await doctor.repair([.listsUntrue]) }
        store.close()
    }
}
