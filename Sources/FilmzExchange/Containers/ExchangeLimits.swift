/// The limits for reading files. Files beyond them are refused, because no person's films need more.
public struct ExchangeLimits: Hashable, Sendable {
    /// The maximum size of a file in bytes; for several files, of all of them together.
    public var fileBytes = 64 << 20
    /// The maximum number of files in an archive, or of files given together.
    public var memberCount = 5_000
    /// The maximum unpacked size of an archive member, in bytes.
    public var memberBytes = 64 << 20
    /// The maximum unpacked size of all members that are read, in bytes.
    public var unpackedBytes = 192 << 20
    /// The maximum compression ratio of a member. Tables have 3 to 30.
    public var ratio = 200
    /// The maximum number of rows of all tables together.
    public var rowCount = 500_000

    public init() {}

    /// The minimum size in bytes for the ratio to be meaningful.
    static let ratioFloor = 1 << 20
}
