import FilmzDomain
import FilmzLocking
import Foundation
import GRDB

/// Backups of the personal database, in a folder inside the data folder.
struct StoredBackups: BackupService {
    private let database: FilmzDatabase
    private let catalogue: StoredCatalogue
    private let directory: String
    private let folder: BackupFolder
    private let clock: Clock
    private let states = BackupStates()
    /// The schedule from the configuration, if it has one.
    private let fixed: BackupSchedule?

    init(
        database: FilmzDatabase, catalogue: StoredCatalogue, directory: String, clock: Clock, fixed: BackupSchedule?
    ) {
        self.database = database
        self.catalogue = catalogue
        self.clock = clock
        self.fixed = fixed
        self.directory = directory
        folder = BackupFolder(in: directory)
    }

    func backups() -> [Backup] { folder.backups() }

    func examined() async -> [ExaminedBackup] { await states.examine(folder.backups(), in: folder) }

    @concurrent
    func unexplainedFilms() async throws -> Int? {
        let good = await examined().filter { if case .good = $0.state { true } else { false } }.prefix(2)
        guard let newer = good.first, let older = good.dropFirst().first else { return nil }
        return try BackupComparison.unexplainedFilms(
            in: folder.path(of: newer.backup.id), against: folder.path(of: older.backup.id),
            madeAt: older.backup.madeAt)
    }

    @concurrent
    func make() async throws -> Backup {
        let backup = try folder.write(.regular, at: clock.now(), copy: database.copy)
        folder.removeOld(by: try await schedule())
        return backup
    }

    func makeIfDue() async throws -> Backup? {
        let newest = folder.backups().first { $0.kind == .regular }
        return try await schedule().isDue(after: newest?.madeAt, at: clock.now()) ? make() : nil
    }

    func path(of id: Backup.ID) -> String? {
        let path = folder.path(of: id)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return path
    }

    func makeUpload() throws -> String { try BackupUploads(in: directory).makeFile() }

    @concurrent
    func restore(_ path: String) async throws -> RestoreResult {
        guard FileIdentity(path: path)?.isSameFile(as: FileIdentity(path: directory + "/filmz.sqlite")) != true else {
            throw BackupError.present
        }
        let lock = try await FolderLock.acquire(in: directory)
        defer { withExtendedLifetime(lock) {} }
        let candidate = try RestoreCandidate(path, in: directory)
        defer { candidate.remove() }
        let report = try await replace(with: candidate)
        // If one of these fails, the next start does it.
        try? await catalogue.identifyIfNeeded()
        try? await catalogue.refreshKeptFilmsIfNeeded()
        return report
    }

    @concurrent
    func forecast(_ path: String) async throws -> [RestoreForecast] {
        let backup = try BackupForecast(ofBackup: path)
        return try database.read { db in
            let isOurs = PreservedOnRestore.isSame(backup.origin, as: try StoreMetadata.tagKey.value(db))
            return try BackupForecast(db).forecasts(
                restoring: backup, without: isOurs ? Set(PersonDeletion.all(db)) : nil, in: db)
        }
    }

    private func replace(with candidate: RestoreCandidate) async throws -> RestoreResult {
        let replaced = Mutex(Replaced())
        try await database.replace(with: candidate.database) { [self, now = clock.now()] db in
            do {
                if try !PreservedOnRestore.isEmpty(db) {
                    let backup = try folder.write(db, kind: .beforeRestore, at: now)
                    let holdings = try RestoreResult.Holdings(db)
                    replaced.withLock {
                        $0.setAside = backup
                        $0.holdings = holdings
                    }
                }
            } catch let error where DatabaseCheck.isDamage(error) {
                try setDamagedAside(db)
            }
            let preserved = try PreservedOnRestore(db)
            let leftOut = try candidate.database.write { try preserved.apply(to: $0) }
            replaced.withLock { $0.leftOut = leftOut }
        }
        folder.removeOld(by: try await schedule())
        let result = replaced.withLock { $0 }
        return try candidate.report(replacing: result.holdings, setAside: result.setAside, leftOut: result.leftOut)
    }

    /// The results of a restore that are collected while no other process writes.
    private struct Replaced: Sendable {
        var setAside: Backup?
        var holdings: RestoreResult.Holdings?
        var leftOut = RestoreOmissions()
    }

    /// Stores damaged data as it is, for recovery by other means.
    private func setDamagedAside(_ db: Database) throws {
        guard let destination = DatabasePath.pathAside(directory + "/filmz.sqlite", as: "damaged") else { return }
        try BackupFile.write(to: destination, isChecked: false) { file in
            try file.writeWithoutTransaction { try db.backup(to: $0) }
        }
    }

    func schedule() async throws -> BackupSchedule {
        if let fixed { return fixed }
        let text = try database.read(StoreMetadata.backupSchedule.value)
        return text.flatMap(BackupSchedule.init(_:)) ?? .standard
    }

    var isScheduleFixed: Bool { fixed != nil }

    func setSchedule(_ schedule: BackupSchedule) async throws {
        guard fixed == nil else { throw DomainError.setElsewhere }
        try await database.write { try StoreMetadata.backupSchedule.set(schedule.description, in: $0) }
    }
}
