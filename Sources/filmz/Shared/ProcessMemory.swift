import Foundation

#if canImport(Glibc)
    import CFilmzMemory
#endif

/// The memory of this process. Where the C library is another one than GNU's, nothing is done.
enum ProcessMemory {
    /// Limits the C library's allocator, which keeps freed memory in up to eight arenas for each processor. A server that
    /// runs for weeks would grow by several megabytes with each arena that comes into use.
    static func limitArenas() {
        #if canImport(Glibc)
            mallopt(M_ARENA_MAX, Int32(ProcessInfo.processInfo.activeProcessorCount))
        #endif
    }

    /// Returns to the system what only the work that has just ended needed, as a start or an import, which is far more
    /// than a server does: freed memory, which the C library's allocator would keep, and code.
    static func giveBack() {
        #if canImport(Glibc)
            malloc_trim(0)
            _ = filmz_release_code()
        #endif
    }
}
