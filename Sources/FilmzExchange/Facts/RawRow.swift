/// Which row of the files it is, so that a better reader can read it again: the files are kept.
public struct RawRow: Hashable, Sendable {
    /// The index of its file in ``ExchangeFile/parts``.
    public var part: Int
    /// The line on which it begins in a table, from 1; in JSON and XML, which element it is, from 1.
    public var number: Int
}
