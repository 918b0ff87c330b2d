/// How much of a file is read. More than this is refused, because nobody's films need it.
public struct ExchangeLimits: Hashable, Sendable {
    /// How long a file may be, in bytes; for several files, all of them together.
    public var fileBytes = 64 << 20
    /// How many files an archive may have, or may come together.
    public var memberCount = 5_000
    /// How long a file in an archive may be, unpacked.
    public var memberBytes = 64 << 20
    /// How long all files of an archive may be that are read, unpacked.
    public var unpackedBytes = 192 << 20
    /// How many times its packed size a file may have. Tables have 3 to 30.
    public var ratio = 200
    /// How many rows all tables may have together.
    public var rowCount = 500_000

    public init() {}

    /// Of what is smaller than this, the ratio says nothing.
    static let ratioFloor = 1 << 20
}
