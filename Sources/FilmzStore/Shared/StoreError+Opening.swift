import FilmzDomain
import Foundation
import GRDB

extension StoreError {
    /// The reason why a file or a folder cannot be opened or made. SQLite and Foundation do not tell it.
    /// - Parameters:
    ///   - error: the error of SQLite, if it was asked
    ///   - backups: the paths of the newest backups, which takes reading them
    static func opening(
        _ path: String, error: DatabaseError? = nil, backups: @autoclosure () -> [String] = []
    ) -> StoreError {
        // As many files as opening a database needs. They are closed when they are released.
        let spareHandles = (1...8).compactMap { _ in FileHandle(forReadingAtPath: "/dev/null") }
        guard spareHandles.count == 8 else { return .tooManyFiles(path) }
        switch error?.resultCode {
        case .SQLITE_NOTADB?: return .notADatabase(path, backups: backups())
        case .SQLITE_CORRUPT?: return .damaged(path, backups: backups())
        case .SQLITE_BUSY?, .SQLITE_LOCKED?: return .locked(path)
        case .SQLITE_FULL?: return .full(path)
        default: break
        }
        if error?.extendedResultCode == .SQLITE_IOERR_SHORT_READ {
            return .damaged(path, backups: backups())
        }
        if hasNoRoom(path) { return .full(path) }
        if let error, ![.SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_READONLY].contains(error.resultCode) {
            return .unavailable(path, reason: FileProblem(sqlite: error))
        }
        let files = FileManager.default
        guard files.fileExists(atPath: path) else { return .folderNotWritable(folder(of: path)) }
        return .notPermitted(path)
    }

    /// Whether the disk has no room for one more file of the size with which SQLite begins.
    private static func hasNoRoom(_ path: String) -> Bool {
        let files = FileManager.default
        var folder = folder(of: path)
        while !files.fileExists(atPath: folder), folder.count > 1 { folder = Self.folder(of: folder) }
        guard let disk = try? files.attributesOfFileSystem(forPath: folder) else { return false }
        let bytes = (disk[.systemFreeSize] as? NSNumber)?.int64Value ?? .max
        let nodes = (disk[.systemNodes] as? NSNumber)?.int64Value ?? 0
        let freeNodes = (disk[.systemFreeNodes] as? NSNumber)?.int64Value ?? .max
        return bytes < 1 << 17 || nodes > 0 && freeNodes == 0
    }

    private static func folder(of path: String) -> String {
        (path as NSString).deletingLastPathComponent
    }
}

extension FileProblem {
    /// What SQLite says of an error.
    init(sqlite error: DatabaseError) {
        self = .other(error.message ?? "SQLite error \(error.resultCode.rawValue)")
    }
}
