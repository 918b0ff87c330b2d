import FilmzHashing
import FilmzLocking
public import Foundation

/// A cache of bytes by key in a folder, up to a size limit. The least recently used entries are removed first.
///
/// Bytes that cannot be written are not stored. A file that cannot be read, is truncated or was written by another
/// program counts as missing. Partly written files are never read. Only one cache may use a folder at a time.
public final class DiskCache: Sendable {
    /// The file name derived from a key.
    struct Name: Hashable, Sendable {
        fileprivate let text: String

        init(of key: String) { text = DiskCache.name(of: key) }
    }

    private struct Entry {
        /// The file's name. Each value gets a new file, so that no file changes while it is read.
        var file: String
        var size: Int
        var lastUse: Int
        var touchedAt: Date
    }

    private struct Index {
        /// The entries by the hash of the key.
        var entries: [String: Entry] = [:]
        var byteCount = 0
        var uses = 0
        var changes = 0

        /// Adds an entry as the most recently used one.
        mutating func add(_ entry: Entry, name: String) {
            uses += 1
            changes += 1
            entries[name] = entry
            entries[name]?.lastUse = uses
            byteCount += entry.size
        }

        mutating func remove(_ name: String) -> Entry? {
            guard let entry = entries.removeValue(forKey: name) else { return nil }
            changes += 1
            byteCount -= entry.size
            return entry
        }
    }

    private let folder: URL
    private let limit: Int
    private let index = Mutex(Index())

    /// Opens the cache in a folder, which is created if it is missing. Other files in the folder are left alone.
    /// - Parameter limit: the size limit in bytes, for all files together; nothing larger than a quarter of it is
    ///   stored
    /// - Throws: the file system's error if the folder cannot be created or read
    public init(folder: String, limit: Int) throws {
        self.folder = URL(filePath: folder, directoryHint: .isDirectory)
        self.limit = limit
        let files = FileManager.default
        try files.createDirectory(
            at: self.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        let dropped = try index.withLock { try Self.read(self.folder, into: &$0) + Self.evict(from: &$0, to: limit) }
        dropped.forEach(delete)
    }

    /// The bytes stored for a key; nil if there are none.
    public func value(_ key: String) -> Data? {
        let name = Self.name(of: key)
        // Tried twice, because the file may have been replaced in the meantime.
        for _ in 1...2 {
            guard let (entry, isDue) = use(name) else { return nil }
            if let value = Self.unpacked(read(entry), key: key) {
                if isDue { touch(entry.file) }
                return value
            }
            if forget(name, file: entry.file) {
                delete(entry.file)
                return nil
            }
        }
        return nil
    }

    /// Stores bytes for a key, replacing older ones. Does nothing if there is no room.
    public func keep(_ data: Data, key: String) {
        let packed = Self.packed(data, key: key)
        guard packed.count <= limit / 4 else { return }
        let name = Self.name(of: key)
        let file = "\(name)-\(UInt64.random(in: 0 ... .max).bytes.hexadecimal)"
        guard write(packed, to: file) else { return }
        let dropped = index.withLock { index in
            let old = index.remove(name)
            index.add(Entry(file: file, size: packed.count, lastUse: 0, touchedAt: .now), name: name)
            return [old?.file].compactMap(\.self) + Self.evict(from: &index, to: limit)
        }
        dropped.forEach(delete)
    }

    /// Whether there are bytes for a key, according to the index, without accessing the disk.
    public func contains(_ key: String) -> Bool { contains(Name(of: key)) }

    /// Whether there are bytes for a name; faster than by key, for frequent callers.
    func contains(_ name: Name) -> Bool {
        index.withLock { $0.entries[name.text] != nil }
    }

    /// A counter that grows whenever something is stored or removed.
    var revision: Int {
        index.withLock { $0.changes }
    }

    public func remove(_ key: String) {
        let name = Self.name(of: key)
        if let old = index.withLock({ $0.remove(name) }) { delete(old.file) }
    }

    /// The total size of all files in bytes.
    public var byteCount: Int {
        index.withLock { $0.byteCount }
    }
}

// MARK: - The index

extension DiskCache {
    /// Marks an entry as used, and returns it and whether its file's date should be updated.
    private func use(_ name: String) -> (entry: Entry, isDue: Bool)? {
        index.withLock { index in
            guard var entry = index.entries[name] else { return nil }
            let now = Date.now
            let isDue = abs(now.timeIntervalSince(entry.touchedAt)) >= 60
            if isDue { entry.touchedAt = now }
            index.uses += 1
            entry.lastUse = index.uses
            index.entries[name] = entry
            return (entry, isDue)
        }
    }

    /// Removes an entry, unless it has another file by now.
    private func forget(_ name: String, file: String) -> Bool {
        index.withLock { index in
            guard index.entries[name]?.file == file else { return false }
            return index.remove(name) != nil
        }
    }

    /// Removes the oldest entries until the rest fits.
    /// - Returns: the files to remove
    private static func evict(from index: inout Index, to limit: Int) -> [String] {
        var dropped: [String] = []
        while index.byteCount > limit,
            let oldest = index.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            _ = index.remove(oldest.key)
            dropped.append(oldest.value.file)
        }
        return dropped
    }

    /// Reads the entries of a folder into the index.
    /// - Returns: the files to remove
    private static func read(_ folder: URL, into index: inout Index) throws -> [String] {
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey, .contentModificationDateKey]
        var left: [String] = []
        var entries: [(name: String, entry: Entry)] = []
        for url in try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys))
        {
            let file = url.lastPathComponent
            guard let (name, isWhole) = parts(of: file),
                let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true,
                let size = values.fileSize, let date = values.contentModificationDate
            else { continue }
            if isWhole {
                entries.append((name, Entry(file: file, size: size, lastUse: 0, touchedAt: date)))
            } else {
                left.append(file)
            }
        }
        for (name, entry) in entries.sorted(by: { $0.entry.touchedAt < $1.entry.touchedAt }) {
            if let older = index.remove(name) { left.append(older.file) }
            index.add(entry, name: name)
        }
        return left
    }
}

// MARK: - The files

extension DiskCache {
    private static let partEnding = ".part"

    private func write(_ packed: Data, to file: String) -> Bool {
        let part = folder.appending(path: file + Self.partEnding)
        let url = folder.appending(path: file)
        do {
            try packed.write(to: part, options: .withoutOverwriting)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: part.path)
            try FileManager.default.moveItem(at: part, to: url)
            return true
        } catch {
            try? FileManager.default.removeItem(at: part)
            return false
        }
    }

    /// The bytes of a file. Reads one more than expected, so that a longer file is detected.
    private func read(_ entry: Entry) -> Data {
        guard let handle = try? FileHandle(forReadingFrom: folder.appending(path: entry.file)) else { return Data() }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: entry.size + 1)) ?? Data()
    }

    private func touch(_ file: String) {
        let path = folder.appending(path: file).path
        try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: path)
    }

    private func delete(_ file: String) {
        try? FileManager.default.removeItem(at: folder.appending(path: file))
    }

    /// The hash of the key in a file's name, and whether the file is complete; nil for other files.
    private static func parts(of file: String) -> (name: String, isWhole: Bool)? {
        let isWhole = !file.hasSuffix(partEnding)
        let pieces = (isWhole ? file : String(file.dropLast(partEnding.count))).split(separator: "-")
        guard pieces.map(\.utf8.count) == [64, 16],
            pieces.allSatisfy({ $0.utf8.allSatisfy { digits.contains($0) } })
        else { return nil }
        return (String(pieces[0]), isWhole)
    }
}

// MARK: - The file format

extension DiskCache {
    /// The contents of a file: a checksum of everything that follows, the length of the key, the key, the value.
    private static func packed(_ data: Data, key: String) -> Data {
        let content = Data(UInt64(key.utf8.count).bytes) + Data(key.utf8) + data
        return Data(SHA256.hash(content)) + content
    }

    private static func unpacked(_ file: Data, key: String) -> Data? {
        let prefix = Data(UInt64(key.utf8.count).bytes) + Data(key.utf8)
        let content = file.dropFirst(SHA256.byteCount)
        guard content.starts(with: prefix), SHA256.hash(content) == Array(file.prefix(SHA256.byteCount))
        else { return nil }
        return Data(content.dropFirst(prefix.count))
    }

    private static func name(of key: String) -> String {
        SHA256.hash(Data(key.utf8)).hexadecimal
    }

    private static let digits = Array("0123456789abcdef".utf8)
}

extension UInt64 {
    fileprivate var bytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: self >> (56 - 8 * UInt64($0))) }
    }
}
