/// How many wrong letters are forgiven, by the length of the word that was typed.
public struct TypoRule: Hashable, Sendable {
    /// Words of this many letters or more may have one edit; nil: none may.
    public var oneFrom: Int?
    /// Words of this many letters or more may have two; nil: none may.
    public var twoFrom: Int?

    public init(oneFrom: Int?, twoFrom: Int?) {
        (self.oneFrom, self.twoFrom) = (oneFrom, twoFrom)
    }

    /// One from four letters on, two from eight on. Five and nine would be quicker, but then a word of five with a
    /// letter left out would not be found.
    public static let standard = TypoRule(oneFrom: 4, twoFrom: 8)
    /// Every word as typed.
    public static let none = TypoRule(oneFrom: nil, twoFrom: nil)

    /// Numbers are taken as typed, and words of one letter too.
    func edits(for word: [UInt32]) -> Int {
        guard word.count > 1, !word.allSatisfy(\.isDigit) else { return 0 }
        if let twoFrom, word.count >= twoFrom, word.count > 2 { return 2 }
        if let oneFrom, word.count >= oneFrom { return 1 }
        return 0
    }
}
