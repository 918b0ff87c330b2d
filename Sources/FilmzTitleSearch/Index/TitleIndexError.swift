/// The reason why an index could not be written or opened.
public enum TitleIndexError: Error, Hashable, Sendable {
    /// A system call with this name failed with this error number.
    case system(String, code: Int32)
    /// The task that wrote the index was cancelled, and the unfinished file was removed.
    case cancelled
    /// Another process is writing the same index.
    case inUse
    /// The file is not an index of titles.
    case notAnIndex
    /// The file has a format with this number, from another version of the library. Build it again.
    case unsupportedVersion(Int)
    /// The file is truncated or its contents have changed; the text names the damaged part.
    case damaged(String)
    /// There is more data than an index can hold; the text names the kind.
    case tooLarge(String)
}

extension TitleIndexError {
    /// - Throws: ``cancelled``
    static func checkCancellation() throws(TitleIndexError) {
        if Task.isCancelled { throw .cancelled }
    }
}
