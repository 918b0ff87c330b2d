/// A field from another product's file for which Filmz has no place. It stays with the film as it was written.
public struct Leftover: Hashable, Sendable, Codable {
    /// The format of the file, in one word: `letterboxd`.
    public var source: String
    /// The name of the field in the file.
    public var name: String
    public var value: String

    public init(source: String, name: String, value: String) {
        self.source = source
        self.name = name
        self.value = value
    }

    /// The maximum number for each film.
    public static let countLimit = 50
}

extension [Leftover] {
    /// These leftovers and others, each once, up to the limit.
    public func adding(_ others: [Leftover]) -> [Leftover] {
        var knownLeftovers = Set(self)
        return self
            + others.filter { knownLeftovers.insert($0).inserted }.prefix(Swift.max(0, Leftover.countLimit - count))
    }
}
