public import Foundation

/// A regular file, open for reading. Folders, pipes and devices are refused, because reading a pipe may block for ever
/// and a device may have no end. Foundation opens them all.
public struct RegularFile {
    public let handle: FileHandle
    /// The size in bytes at the time of opening. The file may grow.
    public let size: Int

    /// Opens a file. Links are followed.
    /// - Throws: ``FileProblem``
    public init(_ path: String) throws(FileProblem) {
        // Safe: the text is a C string for the call. Without O_NONBLOCK, opening a pipe waits for a writer.
        let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(errno) }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        // Safe: the status lives for the call.
        guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        size = Int(status.st_size)
    }

    /// The contents of a small file.
    /// - Parameter limit: the maximum size in bytes
    /// - Throws: ``FileProblem``, and Foundation's errors of reading
    public static func contents(of path: String, limit: Int) throws -> Data {
        let file = try RegularFile(path)
        let data = try file.handle.read(upToCount: limit + 1) ?? Data()
        guard data.count <= limit else { throw FileProblem.tooLarge(limit) }
        return data
    }

    /// The suffix of a file's name while it is being written.
    public static let partSuffix = ".part"

    /// Replaces the contents of a file atomically: a reader sees the old or the new ones, even after a crash. Anything
    /// with the name of its part file is removed, unless it is a folder.
    /// - Parameters:
    ///   - mode: the permissions of the file from the beginning
    ///   - isLasting: whether the file is on the disk when this returns, so that it also survives a power cut
    /// - Throws: ``FileProblem``; then the old file is still there
    public static func replace(
        _ path: String, with data: Data, mode: mode_t = 0o600, isLasting: Bool = true
    ) throws(FileProblem) {
        let part = path + partSuffix
        // Safe: the texts of this function are C strings for their calls.
        unsafe unlink(part)
        // Foundation creates files that others can read at first.
        let descriptor = unsafe open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw .system(errno) }
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(contentsOf: data)
            if isLasting { try handle.synchronize() }
            try handle.close()
            // Foundation cannot replace a file atomically.
            guard unsafe rename(part, path) == 0 else { throw FileProblem.system(errno) }
        } catch {
            unsafe unlink(part)
            throw FileProblem(error)
        }
        guard isLasting else { return }
        // Make the new name durable too.
        let folder = FileHandle(forReadingAtPath: URL(filePath: path).deletingLastPathComponent().path)
        try? folder?.synchronize()
        try? folder?.close()
    }
}
