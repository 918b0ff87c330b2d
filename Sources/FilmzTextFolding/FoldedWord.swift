/// A word of a text in folded form, with its position in the text.
public struct FoldedWord: Equatable, Sendable {
    /// The default maximum number of letters of a word. Further ones are dropped.
    public static let letterLimit = 48

    /// The letters as Unicode scalars.
    public var letters: [UInt32] = []
    /// The start of the word, in UTF-8 bytes of the text.
    public var start = 0
    /// For each letter, the end of its source in the text. The last one is the end of the letters beyond the limit.
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
    /// The words of a text, in order, like those of ``TextFolding/words(_:)``.
    /// - Parameters:
    ///   - text: a text from ``TextFolding/composed(_:)``
    ///   - limit: the maximum number of words
    ///   - fold: ``TextFolding/letters(of:)``, or a cache of it
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

    /// The letters to which French and Italian elide a short word before a vowel.
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
