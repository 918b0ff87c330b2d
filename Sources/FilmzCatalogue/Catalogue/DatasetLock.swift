import Foundation

/// Lets one process at a time download IMDb's datasets into a folder, or import them from there. The lock ends when it
/// is released, or with the process.
public final class DatasetLock: Sendable {
    private let handle: FileHandle?

    /// - Returns: nil when another process holds the lock
    public static func acquire(_ folder: String) -> DatasetLock? {
        // The folder itself is locked, so nothing is left behind. A file system without locks lets everybody in.
        let handle = FileHandle(forReadingAtPath: folder)
        if let handle, flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            try? handle.close()
            return nil
        }
        return DatasetLock(handle)
    }

    private init(_ handle: FileHandle?) {
        self.handle = handle
    }

    public func release() {
        try? handle?.close()
    }

    deinit {
        release()
    }
}
