import Foundation

/// The identity of a file, which tells it from another that later has the same name.
public struct FileIdentity: Equatable, Sendable {
    private let volume: UInt64
    private let number: UInt64
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int

    /// The identity of the file at a path; nil when there is none.
    /// - Parameter orLink: whether a link that leads nowhere counts as a file
    public init?(path: String, orLink: Bool = false) {
        // Foundation would look up the owner's name too, which takes as long as reading a page of films.
        // Safe: Swift passes the text as a C string and the status as a pointer, both only for the call.
        var status = stat()
        guard unsafe stat(path, &status) == 0 || orLink && lstat(path, &status) == 0 else { return nil }
        volume = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(status.st_ino)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
        size = Int(status.st_size)
    }

    /// The size of a file in bytes; nil when there is none.
    public static func size(of path: String) -> Int? {
        // Safe, as above.
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return Int(status.st_size)
    }

    /// Whether both are the same file, perhaps at different times. While a file is open, no other file gets its number.
    public func isSameFile(as other: FileIdentity?) -> Bool {
        volume == other?.volume && number == other?.number
    }
}
