/// Why an index could not be written or opened.
public enum TitleIndexError: Error, Hashable, Sendable {
    /// A system call failed: which one, and its error number.
    case system(String, code: Int32)
    /// The task that wrote it was cancelled; nothing is left of it.
    case cancelled
    /// Somebody else is writing the same index.
    case inUse
    /// The file is no index of titles.
    case foreign
    /// The file has the format of this number, which another version of the library wrote. Build it again.
    case otherVersion(Int)
    /// The file is cut off, or not what was written: the part where that shows.
    case damaged(String)
    /// There is more than an index can hold of this.
    case tooLarge(String)
}

extension TitleIndexError {
    /// - Throws: ``cancelled``
    static func checkCancellation() throws(TitleIndexError) {
        if Task.isCancelled { throw .cancelled }
    }
}
