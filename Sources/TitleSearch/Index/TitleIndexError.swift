/// Why an index could not be written or opened.
public enum TitleIndexError: Error, Hashable, Sendable {
    /// The system refuses: what it was doing, and its error number.
    case system(String, code: Int32)
    /// The task that was to write it was cancelled; nothing is left of it.
    case cancelled
    /// Somebody else is writing the same index at the moment.
    case inUse
    /// It is no index of titles.
    case foreign
    /// It was written by another version of this library, whose format has this number. Build it again.
    case otherVersion(Int)
    /// It is cut off, or not what was written: the part that gave it away.
    case damaged(String)
    /// More than an index can hold: of what.
    case tooLarge(String)
}

extension TitleIndexError {
    /// - Throws: ``cancelled``
    static func checkCancellation() throws(TitleIndexError) {
        if Task.isCancelled { throw .cancelled }
    }
}
