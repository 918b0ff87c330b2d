/// What the file of another product said of a film and Filmz has no place for. It stays with the film as it was written.
public struct Leftover: Hashable, Sendable, Codable {
    /// Where it is from, by a word of the format: `letterboxd`.
    public var source: String
    /// As the file names it.
    public var name: String
    public var value: String

    public init(source: String, name: String, value: String) {
        self.source = source
        self.name = name
        self.value = value
    }

    /// How many a film has at most.
    public static let countLimit = 50
}

extension [Leftover] {
    /// These and others, each once, as far as there is room.
    public func adding(_ others: [Leftover]) -> [Leftover] {
        var known = Set(self)
        return self + others.filter { known.insert($0).inserted }.prefix(Swift.max(0, Leftover.countLimit - count))
    }
}
