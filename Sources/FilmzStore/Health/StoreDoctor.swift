public import FilmzDomain
import Foundation
import GRDB

/// Examines a data folder. It changes nothing unless it is asked to repair.
public struct StoreDoctor: Sendable {
    let directory: String
    private let clock: Clock

    /// The number of free bytes below which a disk counts as nearly full.
    private static let leastRoom = 200_000_000
    /// The number of milliseconds by which clocks may differ.
    private static let tolerance: Int64 = 3_600_000

    public init(directory: String, clock: Clock = Clock()) {
        self.directory = directory
        self.clock = clock
    }

    var personalPath: String { directory + "/filmz.sqlite" }
    private var backups: BackupFolder { BackupFolder(in: directory) }

    /// Examines the folder, which takes as long as reading every file.
    /// - Returns: all findings, those about the personal database first
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
            let database = try DatabaseQueue.forLooking(personalPath)
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
            let database = try DatabaseQueue.forLooking(path)
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
        let isSound = (try? DatabaseCheck.isSound(DatabaseQueue.forLooking(path))) ?? false
        return if isSound { [] } else { [.providersDamaged] }
    }

    /// The findings about backups: how many are good, and then the state in which a restore would find each, the newest
    /// first.
    private func backupFindings() -> [StoreFinding] {
        var newest: Timestamp?
        var count = 0
        var findings: [StoreFinding] = []
        for backup in backups.backups() {
            let path = backups.path(of: backup.id)
            do {
                let contents = try BackupContents(path)
                findings.append(.backup(path: path, films: contents.films, viewings: contents.viewings))
                newest = newest ?? backup.madeAt
                count = count + 1
            } catch .tooNew {
                findings.append(.backupTooNew(path: path))
            } catch {
                findings.append(.backupDamaged(path: path))
            }
        }
        return [newest.map { .backups(count: count, newest: $0) } ?? .noBackups] + findings + compared()
    }

    /// The findings of comparing what people wrote with the newest good backup.
    private func compared() -> [StoreFinding] {
        let newest = backups.backups().lazy.map { ($0, backups.path(of: $0.id)) }
            .first { (try? BackupContents($0.1)) != nil }
        guard let (backup, path) = newest,
            let films = try? BackupComparison.unexplainedFilms(
                in: personalPath, against: path, madeAt: backup.madeAt), films > 0
        else { return [] }
        return [.wordsUnexplained(films: films, backup: path)]
    }

    /// The findings about files that others may read or that Filmz cannot write.
    private func permissions() -> [StoreFinding] {
        let files = FileManager.default
        let own = DatabasePath.suffixes.map { personalPath + $0 } + [directory + "/provider-keys.json"]
        let backupPaths = backups.backups().map { backups.path(of: $0.id) }
        return ([directory, backups.directory] + own + backupPaths).filter(files.fileExists(atPath:)).flatMap { path in
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
        let changed = try? DatabaseQueue.forLooking(personalPath).read {
            try Int64.fetchOne($0, sql: "SELECT max(made_at) FROM change")
        }
        let times =
            backups.backups().map(\.madeAt) + [changed ?? nil].compactMap { $0 }.map(Timestamp.init(milliseconds:))
        guard let newest = times.max(), newest.milliseconds > clock.now().milliseconds + Self.tolerance else {
            return []
        }
        return [.clockBehind(newest: newest)]
    }
}
