import Foundation

/// A destination for an index's bytes, section by section, and its header at the end.
protocol IndexWriter: ~Copyable {
    mutating func append(_ bytes: [UInt8]) throws(TitleIndexError)
    mutating func finish(header: [UInt8]) throws(TitleIndexError)
}

struct MemoryWriter: IndexWriter {
    private(set) var bytes = [UInt8](repeating: 0, count: IndexHeader.size)

    mutating func append(_ section: [UInt8]) { bytes += section }

    mutating func finish(header: [UInt8]) { bytes.replaceSubrange(0..<header.count, with: header) }
}

/// A writer to a file that has a temporary name until it is complete.
///
/// Unsafe, because only system calls can sync a file to the disk before it is renamed.
struct FileWriter: IndexWriter, ~Copyable {
    private let path: String
    private let temporaryPath: String
    private let descriptor: Int32
    private var position = IndexHeader.size
    private var isFinished = false

    init(path: String) throws(TitleIndexError) {
        temporaryPath = path + ".part"
        self.path = path
        descriptor = try Self.openExclusively(temporaryPath)
    }

    deinit {
        // While the lock is held, because later another process may own the file.
        if !isFinished { _ = unsafe unlink(temporaryPath) }
        _ = close(descriptor)
    }

    /// Opens an empty file that no other process writes.
    private static func openExclusively(_ temporaryPath: String) throws(TitleIndexError) -> Int32 {
        while true {
            let descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
            guard descriptor >= 0 else { throw .system("create", code: errno) }
            do throws(TitleIndexError) {
                guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                    if errno == EWOULDBLOCK { throw .inUse }
                    throw .system("lock", code: errno)
                }
                // The opened file may have become the index before it was locked. Then it must not be truncated.
                if try isNamed(descriptor, path: temporaryPath) {
                    guard ftruncate(descriptor, 0) == 0 else { throw .system("create", code: errno) }
                    return descriptor
                }
            } catch {
                _ = close(descriptor)
                throw error
            }
            _ = close(descriptor)
        }
    }

    /// Whether an open file still has its name.
    private static func isNamed(_ descriptor: Int32, path: String) throws(TitleIndexError) -> Bool {
        var openFile = stat()
        var namedFile = stat()
        guard unsafe fstat(descriptor, &openFile) == 0 else { throw .system("stat", code: errno) }
        guard openFile.st_mode & S_IFMT == S_IFREG else { throw .system("create", code: EEXIST) }
        if unsafe stat(path, &namedFile) != 0 {
            guard errno == ENOENT else { throw .system("stat", code: errno) }
            return false
        }
        return openFile.st_dev == namedFile.st_dev && openFile.st_ino == namedFile.st_ino
    }

    mutating func append(_ bytes: [UInt8]) throws(TitleIndexError) {
        try put(bytes, at: position)
        position += bytes.count
    }

    mutating func finish(header: [UInt8]) throws(TitleIndexError) {
        try put(header, at: 0)
        guard fsync(descriptor) == 0 else { throw .system("write", code: errno) }
        guard unsafe rename(temporaryPath, path) == 0 else { throw .system("rename", code: errno) }
        isFinished = true
    }

    private func put(_ bytes: [UInt8], at position: Int) throws(TitleIndexError) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes[written...].withUnsafeBytes {
                unsafe pwrite(descriptor, $0.baseAddress, $0.count, off_t(position + written))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .system("write", code: errno) }
            written += count
        }
    }
}
