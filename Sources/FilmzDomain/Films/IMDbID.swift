/// IMDb's ID of a title: `tt` and seven or more digits.
public struct IMDbID: Hashable, Sendable, TextCodable {
    /// The digits after `tt`.
    public let number: Int

    /// Returns nil unless `number` has one to ten digits.
    public init?(number: Int) {
        guard 1..<10_000_000_000 ~= number else { return nil }
        self.number = number
    }

    /// Reads `tt0241527`; returns nil for anything else.
    public init?(_ description: String) {
        let digits = description.dropFirst(2)
        guard description.hasPrefix("tt"), 7...10 ~= digits.utf8.count,
            digits.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(digits)
        else { return nil }
        self.init(number: number)
    }

    /// `tt0241527`.
    public var description: String { "tt" + Digits.padded(number, to: 7) }
}
