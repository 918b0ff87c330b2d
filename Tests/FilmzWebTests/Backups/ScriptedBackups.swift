import FilmzContracts
import FilmzDomain
import Foundation

/// Backups in a folder. To restore one only means to remember it. Actions fail when a test wants that.
actor ScriptedBackups: BackupService {
    static let made = Backup.ID(.regular, madeAt: SettableClock.start)

    nonisolated let isScheduleFixed: Bool
    let folder: URL
    private(set) var present = BackupSchedule.standard
    /// The restored backups, in order.
    private(set) var restored: [Data] = []
    private var all: [Backup.ID: Data]
    private var failure: (any Error)?
    private var uploads: [String] = []
    private let afterwards: @Sendable () async throws -> Void

    /// - Parameter afterwards: what a restore does besides
    init(
        _ all: [Backup.ID: Data] = [made: Data("a backup".utf8)], isScheduleFixed: Bool = false,
        afterwards: @escaping @Sendable () async throws -> Void = {}
    ) throws {
        self.all = all
        self.isScheduleFixed = isScheduleFixed
        self.afterwards = afterwards
        folder = FileManager.default.temporaryDirectory.appending(path: "filmz-backups-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (id, data) in all { try data.write(to: folder.appending(path: id.description)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func fail(_ error: (any Error)?) { failure = error }

    /// How many files for uploads are still there, and how many there were in all.
    var uploadsLeft: (present: Int, all: Int) {
        (uploads.count { FileManager.default.fileExists(atPath: $0) }, uploads.count)
    }

    func examined() -> [ExaminedBackup] { backups().map { ExaminedBackup($0, state: .good(films: 3, viewings: 5)) } }

    func unexplainedFilms() -> Int? { nil }

    func backups() -> [Backup] {
        all.map { Backup(id: $0.key, byteCount: $0.value.count) }.sorted { $0.madeAt > $1.madeAt }
    }

    func make() throws -> Backup {
        if let failure { throw failure }
        let id = Backup.ID(.regular, madeAt: SettableClock.start, number: all.count + 1)
        all[id] = Data("another".utf8)
        return Backup(id: id, byteCount: 7)
    }

    func makeIfDue() -> Backup? { nil }

    func path(of id: Backup.ID) -> String? {
        all[id] == nil ? nil : folder.appending(path: id.description).path
    }

    func makeUpload() throws -> String {
        let file = folder.appending(path: "upload-\(uploads.count)")
        try Data().write(to: file)
        uploads.append(file.path)
        return file.path
    }

    func restore(_ path: String) async throws -> RestoreResult {
        if let failure { throw failure }
        restored.append(try Data(contentsOf: URL(filePath: path)))
        try await afterwards()
        let counts = RestoreResult.Counts(
            taken: RestoreResult.Holdings(films: 2, viewings: 5, lists: 1),
            replaced: RestoreResult.Holdings(films: 3, viewings: 4), signIns: 1)
        return RestoreResult(counts, setAside: Backup(id: Self.made, byteCount: 8))
    }

    func forecast(_ path: String) -> [RestoreForecast] { [] }
    func schedule() -> BackupSchedule { present }

    func setSchedule(_ schedule: BackupSchedule) throws {
        guard !isScheduleFixed else { throw DomainError.setElsewhere }
        present = schedule
    }
}
