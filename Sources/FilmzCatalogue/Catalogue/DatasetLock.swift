import Foundation

/// A lock by which only one process at a time downloads IMDb's datasets into a folder, or imports them from there. It
/// ends when it is released, or with the process.
public final class DatasetLock: Sendable {
    private let handle: FileHandle?

    /// The lock of a folder.
    /// - Returns: nil when another process holds it
    public static func acquire(_ folder: String) -> DatasetLock? {
        // The folder itself is locked, so no file is left behind. On a file system without locks, every process gets
        // the lock.
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
