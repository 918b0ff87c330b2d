/// A word of a text in the form in which words are compared, and where it stands in the text.
public struct FoldedWord: Equatable, Sendable {
    /// A word's letters beyond these are not kept, unless more are asked for.
    public static let letterLimit = 48

    /// Unicode scalars.
    public var letters: [UInt32] = []
    /// Where it begins, in UTF-8 bytes of the text.
    public var start = 0
    /// For each letter, where in the text that it came from ends. The last one stands for the letters beyond the limit.
    public var ends: [Int] = []

    public init() {}

    public var text: String { Self.text(letters) }

    public static func text(_ letters: [UInt32]) -> String {
        if letters.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: letters.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
        }
        return String(String.UnicodeScalarView(letters.compactMap { Unicode.Scalar($0) }))
    }

    fileprivate mutating func add(_ letter: UInt32, from start: Int, to end: Int, limit: Int) {
        if letters.isEmpty {
            self.start = start
            letters.reserveCapacity(12)
            ends.reserveCapacity(12)
        }
        if letters.count < limit {
            letters.append(letter)
            ends.append(end)
        } else {
            ends[limit - 1] = end
        }
    }
}

extension FoldedWord {
    /// The words of a text, in order, as ``TextFolding/words(_:)`` has them.
    /// - Parameters:
    ///   - text: ``TextFolding/composed(_:)``
    ///   - limit: how many words are wanted at most
    ///   - fold: ``TextFolding/letters(of:)``, or what remembers its answers
    public static func words(
        of text: String, limit: Int = .max, letterLimit: Int = letterLimit,
        fold: (Unicode.Scalar) -> String = TextFolding.letters
    ) -> [FoldedWord] {
        var words: [FoldedWord] = []
        var word = FoldedWord()
        func endWord() {
            if !word.letters.isEmpty { words.append(word) }
            word = FoldedWord()
        }
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        var offset = 0
        var runLength = 0
        while index < scalars.endIndex, words.count < limit {
            let scalar = scalars[index]
            scalars.formIndex(after: &index)
            let end = offset + UTF8.width(scalar)
            defer { offset = end }
            if scalar == "." || scalar == "*", runLength == 1, isSingleLetter(in: scalars, at: index) {
                runLength = 0
                continue
            }
            if isApostrophe(scalar), runLength == 1, word.letters.count == 1, elided.contains(word.letters[0]),
                index < scalars.endIndex
            {
                endWord()
                runLength = 0
                continue
            }
            func add(_ letter: UInt32) {
                word.add(letter, from: offset, to: end, limit: letterLimit)
                runLength += 1
            }
            switch scalar {
            case "a"..."z", "0"..."9": add(scalar.value)
            case "A"..."Z": add(scalar.value | 0x20)
            case " ":
                endWord()
                runLength = 0
            default:
                for letter in fold(scalar).unicodeScalars {
                    if letter != " " {
                        add(letter.value)
                    } else {
                        endWord()
                        runLength = 0
                    }
                }
            }
        }
        endWord()
        if words.count > limit { words.removeLast(words.count - limit) }
        return words
    }

    /// What French and Italian leave of a short word before a vowel.
    static let elided = Set("cdjlmnst".unicodeScalars.map(\.value))

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}"
    }

    private static func isSingleLetter(in scalars: String.UnicodeScalarView, at index: String.Index) -> Bool {
        guard index < scalars.endIndex, scalars[index].properties.isAlphabetic else { return false }
        let next = scalars.index(after: index)
        return next == scalars.endIndex
            || !scalars[next].properties.isAlphabetic && scalars[next].properties.numericType == nil
    }
}
