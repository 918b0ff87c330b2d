import FilmzContracts
import FilmzDomain
import Foundation
import GRDB
import Testing

@testable import FilmzStore

/// What is called a good backup is one: by the checks of a restore, and by its SHA-256.
struct BackupCheckTests {
    private let data = DataFolder()
    private var folder: BackupFolder { BackupFolder(in: data.path) }

    private var doctor: StoreDoctor { StoreDoctor(directory: data.path, clock: data.clock.clock) }

    private func backUp() async throws -> String {
        let backup = try await data.visit { store in try await #require(store.services.owners.backups).make() }
        data.clock.advance()
        return folder.path(of: backup.id)
    }

    /// Changes one letter of a text in a file, so that SQLite notices nothing.
    private static func flip(_ text: String, in path: String) throws {
        var bytes = try Data(contentsOf: URL(filePath: path))
        var count = 0
        while let range = bytes.range(of: Data(text.utf8)) {
            bytes[range.lowerBound] ^= 1
            count += 1
        }
        try #require(count > 0)
        try bytes.write(to: URL(filePath: path))
    }

    private func restore(_ path: String) async throws {
        _ = try await data.visit { store in try await #require(store.services.owners.backups).restore(path) }
    }

    @Test func aFlippedBitInATextIsNoticed() async throws {
        try await data.addFilms("Harbour Watch", "Both Shores")
        let path = try await backUp()
        #expect(try BackupContents(path).films == 2)
        try Self.flip("Harbour Watch", in: path)
        #expect(try DatabaseCheck.isSound(DatabaseQueue.forLooking(path)), "SQLite does not notice")
        #expect(throws: BackupError.damaged) { try BackupContents(path) }
        await #expect(throws: BackupError.damaged) { try await restore(path) }
        #expect(await doctor.examine().contains(.backupDamaged(path: path)))
        #expect(folder.newest.isEmpty, "it is recommended to nobody")
    }

    /// Earlier versions wrote none, and an uploaded backup has none.
    @Test func aBackupWithoutADigestIsRestored() async throws {
        try await data.addFilms("Harbour Watch")
        let path = try await backUp()
        #expect(FileManager.default.fileExists(atPath: path + ".sha256"))
        try FileManager.default.removeItem(atPath: path + ".sha256")
        #expect(try BackupContents(path).viewings == 1)
        try await restore(path)
        #expect(try await data.seen() == ["Harbour Watch"])
    }

    @Test func theDigestIsThatOfTheSystem() async throws {
        try await data.addFilms("Harbour Watch")
        let path = try await backUp()
        let line = try String(contentsOfFile: path + ".sha256", encoding: .utf8)
        #expect(line.hasSuffix("  \((path as NSString).lastPathComponent)\n"))
        #expect(line.prefix { $0.isHexDigit }.count == 64)
        let mode = try FileManager.default.attributesOfItem(atPath: path + ".sha256")[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func anEmptyFileIsNoBackup() async throws {
        try await data.addFilms("Harbour Watch")
        let good = try await backUp()
        data.clock.advance()
        let empty = folder.path(of: Backup.ID(.regular, madeAt: data.clock.now))
        try Data().write(to: URL(filePath: empty))
        let foreign = folder.path(of: Backup.ID(.regular, madeAt: data.clock.now, number: 2))
        try Data("a diary".utf8).write(to: URL(filePath: foreign))
        let findings = await doctor.examine()
        #expect(findings.contains(.backupDamaged(path: empty)))
        #expect(findings.contains(.backupDamaged(path: foreign)))
        #expect(findings.contains(.backup(path: good, films: 1, viewings: 1)))
        #expect(folder.newest == [good])
        let examined = try await data.visit { try await #require($0.services.owners.backups).examined() }
        #expect(examined.map(\.state).contains(.good(films: 1, viewings: 1)))
        #expect(examined.count { $0.state == .bad(.damaged) } == 1)
    }

    /// Both the page and programs ask often.
    @Test func whatIsKnownOfABackupFollowsItsFile() async throws {
        try await data.addFilms("Harbour Watch")
        let path = try await backUp()
        try await data.visit { store in
            let backups = try #require(store.services.owners.backups)
            #expect(try await backups.examined().map(\.state) == [.good(films: 1, viewings: 1)])
            try Data().write(to: URL(filePath: path))
            #expect(try await backups.examined().map(\.state) == [.bad(.damaged)])
        }
    }

    /// In the past, it said that the present data were damaged.
    @Test func aDamagedBackupIsSaidToBeDamagedWhileFilmzRuns() async throws {
        try await data.addFilms("Harbour Watch")
        let path = try await backUp()
        let size = try #require(FileIdentity.size(of: path))
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.seek(toOffset: UInt64(size / 2))
        try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096 * 4))
        try file.close()
        try await data.visit { _ in
            for hasDigest in [true, false] {
                if !hasDigest { try FileManager.default.removeItem(atPath: path + ".sha256") }
                await #expect(throws: BackupError.damaged) {
                    try await Store.restore(path, in: data.path, clock: data.clock.clock)
                }
            }
        }
        #expect(try await data.seen() == ["Harbour Watch"])
    }

    @Test func draftsThatNobodyWritesAreRemoved() async throws {
        try await data.addFilms("Harbour Watch")
        let path = try await backUp()
        let old = path + ".0123abcd.part"
        let young = path + ".4567abcd.part"
        let other = folder.directory + "/notes.part"
        for draft in [old, old + "-journal", young, other] {
            try Data("personal".utf8).write(to: URL(filePath: draft))
        }
        for draft in [old, old + "-journal", other] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -7_200)], ofItemAtPath: draft)
        }
        _ = try await backUp()
        #expect(!FileManager.default.fileExists(atPath: old))
        #expect(!FileManager.default.fileExists(atPath: old + "-journal"))
        #expect(FileManager.default.fileExists(atPath: young), "somebody may write it")
        #expect(FileManager.default.fileExists(atPath: other), "it is not ours")
    }

    @Test func aBackupGoesWithItsDigest() async throws {
        try await data.addFilms("Harbour Watch")
        let schedule = try BackupSchedule(.never, keep: 1)
        try await data.visit { try await #require($0.services.owners.backups).setSchedule(schedule) }
        for _ in 1...3 { _ = try await backUp() }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.directory).sorted()
        #expect(files.count == 2)
        #expect(files[1] == files[0] + ".sha256")
    }
}

extension BackupCheckTests {
    // MARK: The present data

    private func findsUnexplainedWords() async -> Bool {
        await doctor.examine().contains { if case .wordsUnexplained = $0 { true } else { false } }
    }

    @Test func wordsThatChangedWithoutAChangeAreFound() async throws {
        try await data.addFilms("Harbour Watch", "Both Shores")
        data.clock.advance()
        let path = try await backUp()
        #expect(await !findsUnexplainedWords())
        try DataFolder.change(data.database, "UPDATE viewing SET note = 'Iarbour Watch' WHERE note = 'Harbour Watch'")
        #expect(await doctor.examine().contains(.wordsUnexplained(films: 1, backup: path)))
        _ = try await backUp()
        let count = try await data.visit { try await #require($0.services.owners.backups).unexplainedFilms() }
        #expect(count == 1, "the next backup has the words as they are now")
    }

    @Test func wordsThatSomebodyChangedAreNot() async throws {
        let films = try await data.addFilms("Harbour Watch", "Both Shores")
        let change = try await data.visit { store in
            try await store.services.myFilms.apply(.comment("Before"), to: films[1], of: .owner)
        }
        _ = try await backUp()
        try await data.visit { store in
            let viewing = try #require(
                try await store.services.myFilms.myFilm(films[0], of: .owner).viewings.first)
            try await store.services.myFilms.apply(
                .editViewing(viewing.id, ViewingDraft(note: "Other words")), to: films[0], of: .owner)
            _ = try await store.services.undo.undo(try #require(change).id, of: .owner)
        }
        #expect(await !findsUnexplainedWords())
        _ = try await backUp()
        let count = try await data.visit { try await #require($0.services.owners.backups).unexplainedFilms() }
        #expect(count == 0)
    }

    /// Then nothing tells any more what was changed.
    @Test func whoeverChangedVeryMuchIsNotCompared() async throws {
        let films = try await data.addFilms("Harbour Watch")
        data.clock.advance()
        _ = try await backUp()
        try await data.visit { store in
            for number in 0...Change.keptPerPerson + 1 {
                data.clock.advance()
                let edit: MyFilmEdit = number == 0 ? .comment("Since") : .watchlist(number.isMultiple(of: 2))
                try await store.services.myFilms.apply(edit, to: films[0], of: .owner)
            }
        }
        #expect(await !findsUnexplainedWords())
    }
}
