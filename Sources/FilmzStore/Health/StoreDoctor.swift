public import FilmzDomain
import Foundation
import GRDB

/// Examines a data folder. It changes nothing unless it is asked to repair.
public struct StoreDoctor: Sendable {
    let directory: String
    private let clock: Clock

    /// Below this many bytes a disk counts as nearly full.
    private static let leastRoom = 200_000_000
    /// The milliseconds by which clocks may differ.
    private static let tolerance: Int64 = 3_600_000

    public init(directory: String, clock: Clock = Clock()) {
        (self.directory, self.clock) = (directory, clock)
    }

    var personalPath: String { directory + "/filmz.sqlite" }
    private var backups: BackupFolder { BackupFolder(in: directory) }

    /// All findings, those of the personal database first. Takes as long as reading every file.
    @concurrent
    public func examine() async -> [StoreFinding] {
        guard FileManager.default.fileExists(atPath: directory) else { return [.nothingYet] }
        return personal() + catalogue() + providers() + backupFindings() + permissions() + room() + time()
    }

    private func personal() -> [StoreFinding] {
        do {
            try DatabaseFiles.refuseEmptied(personalPath)
        } catch {
            return [.personalEmptied(path: personalPath, backups: backups.newest)]
        }
        guard (FileIdentity.size(of: personalPath) ?? 0) > 0 else { return [.nothingYet] }
        let damaged = StoreFinding.personalDamaged(path: personalPath, backups: backups.newest)
        do {
            let database = try Self.open(personalPath)
            guard try DatabaseCheck.isSound(database) else { return [damaged] }
            do {
                try PersonalSchema.check(database)
            } catch BackupError.tooNew {
                return [.personalTooNew(path: personalPath)]
            } catch BackupError.foreign {
                return [.personalForeign(path: personalPath, backups: backups.newest)]
            }
            return try database.read { db in
                let films = try Int.fetchOne(db, sql: "SELECT count(*) FROM my_film") ?? 0
                let viewings = try Int.fetchOne(db, sql: "SELECT count(*) FROM viewing") ?? 0
                let sound = StoreFinding.personalSound(films: films, viewings: viewings)
                return try PersonalRepair.areListsTrue(db) ? [sound] : [sound, .listsUntrue]
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
            return [.personalForeign(path: personalPath, backups: backups.newest)]
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return [damaged]
        } catch {
            return [.notWritable(path: personalPath)]
        }
    }

    private func catalogue() -> [StoreFinding] {
        let path = directory + "/catalogue.sqlite"
        guard FileManager.default.fileExists(atPath: path) else { return [.catalogueMissing] }
        do {
            let database = try Self.open(path)
            guard try DatabaseCheck.isSound(database) else { return [.catalogueDamaged] }
            return try database.unsafeRead { db in
                guard try CatalogueSchema.isCurrent(db), let films = try CatalogueSchema.description(db)?.filmCount
                else { return [.catalogueMissing] }
                let isTrue = try CatalogueTitles(directory: directory).agrees(with: db)
                return [.catalogueSound(films: films)] + (isTrue ? [] : [.titlesUntrue])
            }
        } catch {
            return [.catalogueDamaged]
        }
    }

    private func providers() -> [StoreFinding] {
        let path = directory + "/providers.sqlite"
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let isSound = (try? DatabaseCheck.isSound(Self.open(path))) ?? false
        return isSound ? [] : [.providersDamaged]
    }

    private func backupFindings() -> [StoreFinding] {
        let (whole, broken) = backups.backups().reduce(into: ([Backup](), [Backup]())) { lists, backup in
            let isSound = (try? DatabaseCheck.isSound(Self.open(backups.path(of: backup.id)))) ?? false
            if isSound { lists.0.append(backup) } else { lists.1.append(backup) }
        }
        let newest = whole.first.map { StoreFinding.backups(count: whole.count, newest: $0.madeAt) }
        return [newest ?? .noBackups] + broken.map { .backupDamaged(path: backups.path(of: $0.id)) }
    }

    /// Findings about files that others may read or that Filmz cannot write.
    private func permissions() -> [StoreFinding] {
        let files = FileManager.default
        let own = BackupFile.suffixes.map { personalPath + $0 } + [directory + "/provider-keys.json"]
        let kept = backups.backups().map { backups.path(of: $0.id) }
        return ([directory, backups.directory] + own + kept).filter(files.fileExists(atPath:)).flatMap { path in
            let mode = try? files.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            let isOpen = (mode ?? 0) & 0o077 != 0
            return (isOpen ? [StoreFinding.openToOthers(path: path)] : [])
                + (files.isWritableFile(atPath: path) ? [] : [.notWritable(path: path)])
        }
    }

    private func room() -> [StoreFinding] {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: directory)
        guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.intValue, free < Self.leastRoom else { return [] }
        return [.littleRoom(bytes: free)]
    }

    private func time() -> [StoreFinding] {
        let changed = try? Self.open(personalPath).read {
            try Int64.fetchOne($0, sql: "SELECT max(made_at) FROM change")
        }
        let times =
            backups.backups().map(\.madeAt) + [changed ?? nil].compactMap { $0 }.map(Timestamp.init(milliseconds:))
        guard let newest = times.max(), newest.milliseconds > clock.now().milliseconds + Self.tolerance else {
            return []
        }
        return [.clockBehind(newest: newest)]
    }

    /// Opens a database to look at it, and leaves its files as they are. A read-only connection would leave an empty
    /// log behind where there was none, and one that may write would move an existing log into the database.
    /// - Throws: `DatabaseError`, and ``BackupError/unreadable`` where there is no file, because SQLite would make one
    private static func open(_ path: String) throws -> DatabaseQueue {
        guard FileManager.default.fileExists(atPath: path) else { throw BackupError.unreadable }
        var configuration = Configuration()
        configuration.readonly = FileManager.default.fileExists(atPath: path + "-wal")
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}
