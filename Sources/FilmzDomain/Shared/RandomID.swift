/// A random ID of one kind of objects, so that devices can create objects without coordination.
///
/// Objects that are identified in another way have an ID type of their own: a ``Film/ID`` is made from the external ID
/// that identified the film first, a ``Person/ID`` counts from the owner, and a ``Backup/ID`` is the name of a file.
public struct RandomID<Subject>: Hashable, Sendable {
    public let rawValue: Int64

    /// The positive integers that every JSON reader preserves.
    private static var rawValues: Range<Int64> { 1..<(1 << 53) }

    /// Returns nil unless 0 < `rawValue` < 2⁵³.
    public init?(rawValue: Int64) {
        guard Self.rawValues ~= rawValue else { return nil }
        self.rawValue = rawValue
    }

    public static func random() -> RandomID {
        RandomID(random: Int64.random(in: rawValues))
    }

    private init(random: Int64) {
        rawValue = random
    }
}

extension RandomID: TextCodable {
    /// Reads the text that ``description`` writes, and no other spelling.
    public init?(_ description: String) {
        guard let value = Int64(description), String(value) == description else { return nil }
        self.init(rawValue: value)
    }

    public var description: String { String(rawValue) }
}
