import FilmzDomain
import Foundation
import GRDB

/// A folder of backups: `backups` in a data folder, or any other.
struct BackupFolder: Sendable {
    static let name = "backups"
    let directory: String

    init(at directory: String) {
        self.directory = directory
    }

    init(in folder: String) {
        self.init(at: "\(folder)/\(Self.name)")
    }

    init(besides database: String) {
        self.init(in: (database as NSString).deletingLastPathComponent)
    }

    /// The backups in the folder, the newest first.
    func backups() -> [Backup] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.compactMap(Backup.ID.init(_:))
            .compactMap { id in FileIdentity.size(of: path(of: id)).map { Backup(id: id, byteCount: $0) } }
            .sorted { ($0.madeAt, $0.id.number) > ($1.madeAt, $1.id.number) }
    }

    /// The paths of the three newest backups with films that can be restored, or of the three newest that can when none
    /// has any. Reads all of these.
    var newest: [String] {
        var filled: [String] = []
        var empty: [String] = []
        for backup in backups() where filled.count < 3 {
            let path = path(of: backup.id)
            guard let contents = try? BackupContents(path) else { continue }
            if contents.films > 0 { filled.append(path) } else { empty.append(path) }
        }
        return if filled.isEmpty { Array(empty.prefix(3)) } else { filled }
    }

    /// The paths of the three newest backups that were made before an update and that this Filmz can read.
    var newestBeforeUpdate: [String] {
        Array(
            backups().lazy.filter { $0.kind == .beforeUpdate }.map { path(of: $0.id) }
                .filter { FilmzDatabase.canRead($0) }.prefix(3))
    }

    func path(of id: Backup.ID) -> String { "\(directory)/\(id)" }

    /// The number of films that a backup has something personal about; nil when it cannot be read.
    private func films(in backup: Backup) -> Int? {
        let file = try? DatabaseQueue(path: path(of: backup.id), configuration: .readOnly)
        return try? file?.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM my_film") }
    }

    /// Makes a backup of a database.
    /// - Throws: ``BackupError/damaged``, `DatabaseError`
    @discardableResult
    func write(_ database: Database, kind: Backup.Kind, at now: Timestamp) throws -> Backup {
        try write(kind, at: now) { file in try file.writeWithoutTransaction { try database.backup(to: $0) } }
    }

    /// Makes a backup.
    /// - Parameter copy: copies the database into another
    /// - Throws: ``BackupError/damaged``, `DatabaseError`, and what the body throws
    @discardableResult
    func write(_ kind: Backup.Kind, at now: Timestamp, copy: (DatabaseQueue) throws -> Void) throws -> Backup {
        try FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        BackupFile.removeDrafts(in: directory)
        while true {
            let id = nextID(kind, at: now)
            do {
                try BackupFile.write(to: path(of: id), copy: copy)
                return Backup(id: id, byteCount: FileIdentity.size(of: path(of: id)) ?? 0)
            } catch BackupError.exists {
                // Another process has taken the name.
                continue
            }
        }
    }

    /// An ID that is later than all others of its kind, even those of the same second.
    private func nextID(_ kind: Backup.Kind, at now: Timestamp) -> Backup.ID {
        let id = Backup.ID(kind, madeAt: now)
        let last = backups().first { $0.kind == kind && $0.madeAt == id.madeAt }
        return Backup.ID(kind, madeAt: now, number: (last?.id.number ?? 0) + 1)
    }

    /// Removes the backups that a schedule no longer keeps.
    func removeOld(by schedule: BackupSchedule) {
        for backup in schedule.superfluous(among: backups(), films: films) {
            let path = path(of: backup.id)
            for file in [path, path + BackupDigest.suffix] { try? FileManager.default.removeItem(atPath: file) }
        }
    }
}
