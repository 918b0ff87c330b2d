import Foundation

/// A mark that shows other processes that a data folder is in use, as long as this object lives.
final class FolderUse: Sendable {
    private let handle: FileHandle?

    init(of directory: String) {
        handle = FileHandle(forReadingAtPath: directory)
        if let handle { flock(handle.fileDescriptor, LOCK_SH | LOCK_NB) }
    }

    deinit {
        try? handle?.close()
    }

    /// Whether some process has the folder in use, this one included.
    static func isUsed(_ directory: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: directory) else { return false }
        defer { try? handle.close() }
        return flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }
}
