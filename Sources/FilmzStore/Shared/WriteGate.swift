import FilmzDomain
import Foundation

/// A lock that keeps the writes of all processes out while a backup replaces the personal database. A write after the
/// current data is moved aside and before it is replaced would be lost from both.
///
/// Use it only on the queue on which a database is written: one lock stands for all writes of a process.
final class WriteGate: Sendable {
    private let handle: FileHandle
    /// A second handle of the file, whose lock is separate from that of this process's writes.
    private let look: FileHandle

    /// - Throws: ``StoreError``
    init(in directory: String) throws {
        let path = directory + "/writing"
        // Not FileManager.createFile, which replaces an existing file with a new one.
        try? Data().write(to: URL(filePath: path), options: .withoutOverwriting)
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        guard let handle = FileHandle(forUpdatingAtPath: path), let look = FileHandle(forUpdatingAtPath: path) else {
            throw StoreError.opening(path)
        }
        self.handle = handle
        self.look = look
    }

    deinit {
        try? handle.close()
        try? look.close()
    }

    /// Whether any write is running or waiting at this moment; false when this cannot be known.
    var isWaitedFor: Bool {
        guard flock(look.fileDescriptor, LOCK_EX | LOCK_NB) != 0 else {
            flock(look.fileDescriptor, LOCK_UN)
            return false
        }
        return errno == EWOULDBLOCK
    }

    /// Runs a write; other processes may write too.
    /// - Throws: ``StorageError/locked`` when it would have to wait longer, and what the body throws
    func pass<Value>(until deadline: ContinuousClock.Instant, body: () throws -> Value) throws -> Value {
        try hold(LOCK_SH, until: deadline, body: body)
    }

    /// Runs work while no other process writes.
    /// - Throws: ``StorageError/locked`` when it would have to wait longer, and what the body throws
    func close<Value>(until deadline: ContinuousClock.Instant, body: () throws -> Value) throws -> Value {
        try hold(LOCK_EX, until: deadline, body: body)
    }

    private func hold<Value>(
        _ lock: Int32, until deadline: ContinuousClock.Instant, body: () throws -> Value
    ) throws -> Value {
        while flock(handle.fileDescriptor, lock | LOCK_NB) != 0 {
            guard ContinuousClock.now < deadline else { throw StorageError.locked }
            Thread.sleep(forTimeInterval: 0.01)
        }
        defer { flock(handle.fileDescriptor, LOCK_UN) }
        return try body()
    }
}
