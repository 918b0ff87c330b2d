import Foundation

/// Takes an index's bytes, section by section, and at last its header.
protocol IndexWriter: ~Copyable {
    mutating func append(_ bytes: [UInt8]) throws(TitleIndexError)
    mutating func finish(header: [UInt8]) throws(TitleIndexError)
}

struct MemoryWriter: IndexWriter {
    private(set) var bytes = [UInt8](repeating: 0, count: IndexHeader.size)

    mutating func append(_ section: [UInt8]) { bytes += section }

    mutating func finish(header: [UInt8]) { bytes.replaceSubrange(0..<header.count, with: header) }
}

/// A file under another name until it is whole.
///
/// Unsafe, since only open(2) and its kin can bring a file to the disk before it is renamed.
struct FileWriter: IndexWriter, ~Copyable {
    private let path: String
    private let part: String
    private let descriptor: Int32
    private var position = IndexHeader.size
    private var isDone = false

    init(path: String) throws(TitleIndexError) {
        (self.path, part) = (path, path + ".part")
        let descriptor = unsafe open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .system("create", code: errno) }
        self.descriptor = descriptor
    }

    deinit {
        _ = close(descriptor)
        if !isDone { _ = unsafe unlink(part) }
    }

    mutating func append(_ bytes: [UInt8]) throws(TitleIndexError) {
        try put(bytes, at: position)
        position += bytes.count
    }

    mutating func finish(header: [UInt8]) throws(TitleIndexError) {
        try put(header, at: 0)
        guard fsync(descriptor) == 0 else { throw .system("write", code: errno) }
        guard unsafe rename(part, path) == 0 else { throw .system("rename", code: errno) }
        isDone = true
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
