import Foundation

/// The file of a database at a path, and those that SQLite puts beside it.
enum DatabasePath {
    /// Removes a database with its log.
    static func remove(_ path: String) {
        for suffix in suffixes { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    /// Renames a database that cannot be used, and its log, to names that no file has.
    /// - Returns: the new path, or the original name of what there was of it; nil when there was nothing
    static func moveAside(_ path: String, as word: String) throws -> String? {
        let files = FileManager.default
        let existingSuffixes = suffixes.filter { files.fileExists(atPath: path + $0) }
        guard !existingSuffixes.isEmpty, let destination = pathAside(path, as: word) else { return nil }
        for suffix in existingSuffixes { try files.moveItem(atPath: path + suffix, toPath: destination + suffix) }
        return if existingSuffixes.contains("") { destination } else { destination + existingSuffixes[0] }
    }

    /// A name for a database that cannot be opened, which no file has yet: `filmz.damaged.sqlite`,
    /// `filmz.damaged-2.sqlite`.
    static func pathAside(_ path: String, as word: String) -> String? {
        let stem = (path as NSString).deletingPathExtension
        let candidates = (1...).lazy.map { $0 == 1 ? "\(stem).\(word).sqlite" : "\(stem).\(word)-\($0).sqlite" }
        return candidates.first { candidate in
            !suffixes.contains { FileManager.default.fileExists(atPath: candidate + $0) }
        }
    }

    /// The suffixes that SQLite appends to a database's name for the files that belong to it. The database itself comes
    /// last: a log without its database would be taken for the log of the next one.
    static let suffixes = ["-journal", "-wal", "-shm", ""]
}
