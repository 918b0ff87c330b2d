import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzExchange
@testable import FilmzStore

/// The data folder, the backup and the archive that were recorded: all of it is read as it was written.
struct RecordedDataTests {
    private let folder: TemporaryFolder
    private let clock = SettableClock()

    init() throws {
        folder = TemporaryFolder()
        clock.now = Timestamp(milliseconds: OnRecord.milliseconds)
    }

    private var path: String { folder.path + "/data" }

    private func open() async throws -> Store {
        try await Store.open(directory: path, clock: clock.clock, passwordCost: .low)
    }

    /// Opening writes nothing but what the newest schema needs, and a first start writes that schema.
    @Test func theFolderIsOpenedAsItIs() async throws {
        try OnRecord.layData(at: path)
        let answers = try OnRecord.rows(of: path + "/providers.sqlite")
        try await open().close()
        try OnRecord.expect(try OnRecord.rows(of: path + "/filmz.sqlite"), are: "filmz.txt")
        #expect(try OnRecord.rows(of: path + "/providers.sqlite") == answers)
        let catalogue = try OnRecord.rows(of: path + "/catalogue.sqlite")
        try OnRecord.expect(Self.schema(answers) + Self.schema(catalogue), are: "schemas.txt")

        let new = folder.path + "/new"
        let store = try await Store.open(directory: new, clock: clock.clock, passwordCost: .low)
        store.close()
        for name in ["filmz.sqlite", "providers.sqlite"] {
            let present = Self.schema(try OnRecord.rows(of: "\(path)/\(name)"))
            #expect(present == Self.schema(try OnRecord.rows(of: "\(new)/\(name)")), "\(name)")
        }
    }

    private static func schema(_ rows: [String]) -> [String] {
        rows.filter { $0.hasPrefix("CREATE ") || $0.hasPrefix("application_id") || $0.hasPrefix("user_version") }
    }

    /// What each migration leaves, by a short sum, so that no older file meets another one than it met before.
    @Test func migrationsMakeWhatTheyMade() throws {
        let queue = try DatabaseQueue()
        let lines = try FilmzDatabase.migrator.migrations.map { migration in
            try FilmzDatabase.migrator.migrate(queue, upTo: migration)
            let sources = try queue.read { db in
                try String.fetchAll(db, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")
            }
            var hash = StableHash()
            for source in sources {
                hash.combine(source.split(whereSeparator: \.isWhitespace).joined(separator: " "))
            }
            return "\(migration) \(sources.count) \(String(hash.value, radix: 16))"
        }
        try OnRecord.expect(lines, are: "migrations.txt")
    }

    /// Each answer of providers that is read and kept again is the same text, but for the order of its members.
    @Test func answersOfProvidersAreKeptAsTheyWere() async throws {
        try OnRecord.layData(at: path)
        let file = path + "/providers.sqlite"
        let before = try OnRecord.rows(of: file)
        let store = try await open()
        let memory = store.providerMemory
        let films = try await DatabaseQueue(path: file).read { db in
            try Int64.fetchAll(db, sql: "SELECT DISTINCT film_id FROM match").compactMap(Film.ID.init(rawValue:))
        }
        var count = 0
        for film in films {
            let reports = try await memory.reports(of: film)
            for match in try await memory.matches(of: film) where !match.isDecided {
                // A match alone would say that nothing is known of a show's episodes.
                guard let report = reports.first(where: { $0.provider == match.provider }) else { continue }
                count += 1
                try await memory.keep(report, match: match, of: film)
            }
        }
        #expect(count > 8)
        let lists = try await memory.lists(Self.lists)
        #expect(lists.count == 1)
        for (key, list) in lists { try await memory.keep(list, key: key) }
        store.close()
        let after = try OnRecord.rows(of: file)
        let texts = [before, after].map { $0.joined(separator: "\n") }
        #expect(texts[0] == texts[1], "\(OnRecord.difference(texts[0], texts[1]))")
    }

    private static let lists = ["US", "AT"].flatMap { country in
        [ProviderList.inCinemas, .comingSoon, .toBuyOrRent, .trending, .onTheAir].map {
            CachedList.Key($0, provider: .tmdb, country: country)
        }
    }

    @Test func theBackupIsCheckedAndRestored() async throws {
        try OnRecord.layData(at: path) { $0.hasPrefix("catalogue") }
        let backup = folder.path + "/backup.sqlite"
        try OnRecord.unpack("backup.sqlite", to: backup)
        let sum = backup + ".sha256"
        try FileManager.default.copyItem(atPath: OnRecord.folder.path + "/backup.sqlite.sha256", toPath: sum)
        let (report, _) = try await Store.restore(backup, in: path, clock: clock.clock)
        #expect(report.counts.taken.films == 13)
        #expect(report.counts.taken.viewings == 12)
        let restored = try OnRecord.rows(of: path + "/filmz.sqlite")
        let wanted = try OnRecord.text("filmz.txt").split(separator: "\n").map(String.init)
        let texts = [wanted, restored].map { rows in
            rows.filter { row in !Self.notRestored.contains { row.hasPrefix($0 + " ") } }.joined(separator: "\n")
        }
        #expect(texts[0].count > 50_000)
        #expect(texts[0] == texts[1], "\(OnRecord.difference(texts[0], texts[1]))")

        // One byte that is another one.
        let file = try FileHandle(forUpdating: URL(filePath: backup))
        try file.seek(toOffset: 200_000)
        try file.write(contentsOf: Data([0xA5]))
        try file.close()
        await #expect(throws: BackupError.self) { try await Store.restore(backup, in: path, clock: clock.clock) }
    }

    /// Sessions end, and readers notice that all is another; see `PreservedOnRestore`.
    private static let notRestored = ["session", "password", "person", "film_stamp", "note_to_self"]

    /// What takes the archive in has the same catalogue, and nothing of the person.
    @Test func theArchiveIsTakenInAndGivenAwayAgain() async throws {
        try OnRecord.layData(at: path) { $0.hasPrefix("catalogue") }
        let store = try await open()
        let bytes = try Data(contentsOf: OnRecord.folder.appending(path: "archive.zip"))
        let reading = try ExchangeReader().read([ExchangeInput(name: "archive.zip", bytes: Array(bytes))])
        #expect(reading.files.map(\.source) == [.filmz])
        #expect(reading.files.allSatisfy { $0.problems.count == 0 })
        let plan = try await ImportPlan(reading.files, at: clock.now, in: .gmt, from: store.services, for: .owner)
        _ = try await plan.carryOut(.mine, with: store.services, for: .owner)
        _ = try await store.services.owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
        let again = folder.path + "/again.zip"
        try await ArchiveWriter.write(to: again, version: "0.1.0", at: clock.now, from: store.services, for: .owner)
        store.close()
        let recorded = try OnRecord.members(ofZip: bytes)
        let present = try OnRecord.members(ofZip: try Data(contentsOf: URL(filePath: again)))
            // Not known yet when the archive was made.
            .filter { $0.name != "plain-notes.jsonl" }
        #expect(recorded.map(\.name) == present.map(\.name))
        #expect(recorded.count > 15)
        for (old, new) in zip(recorded, present) where !Self.isOtherwise(old.name) {
            let lines = [old, new].map { Self.lines($0.text).joined(separator: "\n") }
            #expect(lines[0] == lines[1], "\(old.name), \(OnRecord.difference(lines[0], lines[1]))")
        }
        try OnRecord.expect(try OnRecord.changes(of: path + "/filmz.sqlite"), are: "taken.txt")
    }

    /// What an archive tells and nobody takes in: when it was made, and the changes that can be undone where it was made.
    private static func isOtherwise(_ member: String) -> Bool {
        ["manifest.json", "changes.jsonl"].contains(member)
    }

    /// The lines without what each Filmz gives for itself: IDs, the time of a list's last change, and whether calendars
    /// have a visit. In an order that does not depend on them.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map {
            String($0).replacing(/"[0-9]{10,}"/, with: "\"own\"")
                .replacing(/"changedAt":"[^"]*"/, with: "\"changedAt\":\"\"")
                .replacing(/"isAnnounced":(true|false)/, with: "\"isAnnounced\":false")
        }
        .sorted()
    }
}
