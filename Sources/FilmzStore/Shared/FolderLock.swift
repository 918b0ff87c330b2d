import Foundation

/// A lock that lets one process at a time open a data folder for the first time, migrate it or replace its catalogue.
/// It ends when this object is released, or with the process.
final class FolderLock: Sendable {
    private let handle: FileHandle

    private static let patience = Duration.seconds(60)

    /// Waits until no other process holds the lock.
    /// - Throws: ``StoreError``
    static func acquire(in directory: String) async throws -> FolderLock {
        let path = directory + "/lock"
        let lock = try FolderLock(path: path)
        let start = ContinuousClock.now
        while flock(lock.handle.fileDescriptor, LOCK_EX | LOCK_NB) != 0 {
            guard ContinuousClock.now - start < patience else {
                throw StoreError.locked(path)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        return lock
    }

    private init(path: String) throws {
        // Not FileManager.createFile, which replaces an existing file with a new one.
        try? Data().write(to: URL(filePath: path), options: .withoutOverwriting)
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        guard let handle = FileHandle(forUpdatingAtPath: path) else {
            throw StoreError.opening(path)
        }
        self.handle = handle
    }

    deinit {
        try? handle.close()
    }
}
