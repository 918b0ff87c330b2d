/// A random number that names one thing of a kind, so that devices can make new things without asking each other.
///
/// Things that are named in another way have an ID type of their own: a ``Film/ID`` is made from the external ID by
/// which the film was first known, a ``Person/ID`` counts from the owner, and a ``Backup/ID`` is the name of a file.
public struct RandomID<Subject>: Hashable, Sendable {
    public let rawValue: Int64

    /// The whole numbers above 0 that every JSON reader keeps.
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
