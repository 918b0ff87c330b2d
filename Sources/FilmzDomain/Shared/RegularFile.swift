public import Foundation

/// A file that somebody named, open for reading. Folders, pipes and devices are refused, because reading a pipe may
/// wait for ever and a device may have no end. Foundation opens them all.
public struct RegularFile {
    /// Why a file cannot be read.
    public enum Problem: Error, Hashable, Sendable, LocalizedError {
        case system(Int32)
        /// A folder, a pipe or a device.
        case notRegular
        /// It is larger than this many bytes.
        case tooLarge(Int)

        public var errorDescription: String? {
            switch self {
            case .system(let code): POSIXErrorCode(rawValue: code).map { POSIXError($0).localizedDescription }
            case .notRegular: "it is no regular file"
            case .tooLarge(let limit): "it has more than \(limit) bytes"
            }
        }
    }

    public let handle: FileHandle
    /// In bytes, at the time it was opened. The file may grow.
    public let size: Int

    /// Opens a file. Links are followed.
    /// - Throws: ``Problem``
    public init(_ path: String) throws(Problem) {
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
    /// - Parameter limit: in bytes
    /// - Throws: ``Problem``, and what Foundation throws when reading fails
    public static func contents(of path: String, limit: Int) throws -> Data {
        let file = try RegularFile(path)
        let data = try file.handle.read(upToCount: limit + 1) ?? Data()
        guard data.count <= limit else { throw Problem.tooLarge(limit) }
        return data
    }
}
