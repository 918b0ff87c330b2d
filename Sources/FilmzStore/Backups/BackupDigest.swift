import FilmzDomain
import FilmzHashing
import Foundation

/// The SHA-256 of a backup, in a file beside it, as `sha256sum` writes and checks it. SQLite does not notice a bit that
/// flips in a text, but this does. A backup without such a file, of an earlier version of Filmz or uploaded, is as good
/// as SQLite finds it.
enum BackupDigest {
    static let suffix = ".sha256"
    private static let pieceSize = 1 << 20

    /// Writes the digest of a backup beside it.
    static func write(for path: String) throws {
        let line = "\(try digest(of: path))  \((path as NSString).lastPathComponent)\n"
        let file = path + suffix
        try Data(line.utf8).write(to: URL(filePath: file), options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    }

    /// Whether a backup is still as it was written; nil when it has no digest.
    static func agrees(_ path: String) throws -> Bool? {
        guard let file = try? RegularFile(path + suffix), file.size <= 4_096,
            let text = try file.handle.readToEnd().map({ String(decoding: $0, as: UTF8.self) })
        else { return nil }
        let storedDigest = text.prefix { $0.isHexDigit }.lowercased()
        guard storedDigest.utf8.count == 64 else { return nil }
        return try digest(of: path) == storedDigest
    }

    /// The digest of the file alone, in hexadecimal digits.
    private static func digest(of path: String) throws -> String {
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? file.close() }
        var hash = SHA256()
        while let piece = try file.read(upToCount: pieceSize), !piece.isEmpty { hash.update(piece) }
        return hash.finalize().hexadecimal
    }
}
