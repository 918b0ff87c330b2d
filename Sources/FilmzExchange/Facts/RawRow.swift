/// The position of a row in the files, so that an improved reader can read it again: the files are stored.
public struct RawRow: Hashable, Sendable {
    /// The index of its file in ``ExchangeFile/parts``.
    public var part: Int
    /// The number of the line where it begins in a table, or of the element in JSON and XML, from 1.
    public var number: Int
}
