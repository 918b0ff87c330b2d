/// The number of wrong letters that are tolerated, by the length of the typed word.
public struct TypoRule: Hashable, Sendable {
    /// The minimum length of words that may have one edit; nil if none may.
    public var oneFrom: Int?
    /// The minimum length of words that may have two edits; nil if none may.
    public var twoFrom: Int?

    public init(oneFrom: Int?, twoFrom: Int?) {
        self.oneFrom = oneFrom
        self.twoFrom = twoFrom
    }

    /// A rule with one edit from four letters on, two from eight on. Five and nine would be faster, but then a word of
    /// five letters would not be found with one letter missing.
    public static let standard = TypoRule(oneFrom: 4, twoFrom: 8)
    /// A rule without edits.
    public static let none = TypoRule(oneFrom: nil, twoFrom: nil)

    /// The maximum number of edits for a word. Numbers, and words of one letter, must match as typed.
    func edits(for word: [UInt32]) -> Int {
        guard word.count > 1, !word.allSatisfy(\.isDigit) else { return 0 }
        if let twoFrom, word.count >= twoFrom, word.count > 2 { return 2 }
        if let oneFrom, word.count >= oneFrom { return 1 }
        return 0
    }
}
