import Foundation

/// Lets one process at a time open a folder of data for the first time, migrate it or replace its catalogue. It holds
/// until it is let go of, and ends with the process.
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
                throw StoreError.unavailable(path, reason: "another Filmz has been busy with it for a minute")
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        return lock
    }

    private init(path: String) throws {
        // Not FileManager.createFile, which puts a new file in the place of a present one.
        try? Data().write(to: URL(filePath: path), options: .withoutOverwriting)
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        guard let handle = FileHandle(forUpdatingAtPath: path) else {
            throw StoreError.folderNotWritable((path as NSString).deletingLastPathComponent)
        }
        self.handle = handle
    }

    deinit {
        try? handle.close()
    }
}
