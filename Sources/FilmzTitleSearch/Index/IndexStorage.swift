import Foundation

/// The bytes of an index: a mapped file, or memory.
///
/// Unsafe, because mmap(2) returns a raw pointer.
@safe final class IndexStorage: @unchecked Sendable {
    let region: Region
    private let bytes: UnsafeMutableRawBufferPointer
    private let isMapped: Bool

    /// Maps a file. A new file replaces it by renaming, so the open one stays unchanged.
    init(path: String) throws(TitleIndexError) {
        // Non-blocking, because opening a pipe with this name would wait for a writer.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .system("open", code: errno) }
        defer { _ = close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .system("stat", code: errno) }
        let size = Int(status.st_size)
        guard status.st_mode & S_IFMT == S_IFREG, size >= IndexHeader.magic.count else { throw .notAnIndex }
        guard let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe start != MAP_FAILED
        else { throw .system("map", code: errno) }
        unsafe bytes = UnsafeMutableRawBufferPointer(start: start, count: size)
        region = unsafe Region(UnsafeRawBufferPointer(bytes))
        isMapped = true
    }

    /// Makes the system map all pages at once. Otherwise the first searches wait for thousands of page faults.
    func preload() {
        #if os(Linux)
            // MADV_POPULATE_READ; headers older than the kernel do not have it.
            let advice: Int32 = 22
        #else
            let advice = MADV_WILLNEED
        #endif
        if isMapped { _ = unsafe madvise(bytes.baseAddress, bytes.count, advice) }
    }

    /// Creates storage in memory with a copy of bytes.
    init(_ content: [UInt8]) {
        unsafe bytes = .allocate(byteCount: content.count, alignment: 16)
        unsafe bytes.copyBytes(from: content)
        region = unsafe Region(UnsafeRawBufferPointer(bytes))
        isMapped = false
    }

    deinit {
        if isMapped { _ = unsafe munmap(bytes.baseAddress, bytes.count) } else { unsafe bytes.deallocate() }
    }
}
