/// How many wrong letters are accepted, by the length of the typed word.
public struct TypoRule: Hashable, Sendable {
    /// Words of at least this many letters may have one edit; nil means that none may.
    public var oneFrom: Int?
    /// Words of at least this many letters may have two edits; nil means that none may.
    public var twoFrom: Int?

    public init(oneFrom: Int?, twoFrom: Int?) {
        self.oneFrom = oneFrom
        self.twoFrom = twoFrom
    }

    /// One edit from four letters on, two from eight on. Five and nine would be quicker, but then a word of five
    /// letters would not be found with one left out.
    public static let standard = TypoRule(oneFrom: 4, twoFrom: 8)
    /// Every word as typed.
    public static let none = TypoRule(oneFrom: nil, twoFrom: nil)

    /// Numbers, and words of one letter, are used as typed.
    func edits(for word: [UInt32]) -> Int {
        guard word.count > 1, !word.allSatisfy(\.isDigit) else { return 0 }
        if let twoFrom, word.count >= twoFrom, word.count > 2 { return 2 }
        if let oneFrom, word.count >= oneFrom { return 1 }
        return 0
    }
}
