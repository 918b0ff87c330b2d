import Foundation

/// A word of a text in the form in which words are compared, and where it stands in the text.
struct FoldedWord: Equatable {
    /// A word's letters beyond these are not compared.
    static let letterLimit = 48

    /// Unicode scalars.
    var letters: [UInt32] = []
    /// Where it begins, in UTF-8 bytes of the text.
    var start = 0
    /// For each letter, where in the text that it came from ends. The last one stands for the letters beyond the limit.
    var ends: [Int] = []

    private mutating func add(_ letter: UInt32, from start: Int, to end: Int) {
        if letters.isEmpty {
            self.start = start
            letters.reserveCapacity(12)
            ends.reserveCapacity(12)
        }
        if letters.count < Self.letterLimit {
            letters.append(letter)
            ends.append(end)
        } else {
            ends[Self.letterLimit - 1] = end
        }
    }

    var text: String { Self.text(letters) }

    static func text(_ letters: [UInt32]) -> String {
        if letters.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: letters.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
        }
        return String(String.UnicodeScalarView(letters.compactMap { Unicode.Scalar($0) }))
    }
}

extension FoldedWord {
    /// The words of a text, in order. See ``Folding``.
    ///
    /// Single letters with points or stars between them are one word: `E.T.`, `M*A*S*H`. What is elided before an
    /// apostrophe is a word of its own: `L'avventura`.
    /// - Parameter limit: how many words are wanted at most
    static func words(
        of text: String, limit: Int = .max, fold: (Unicode.Scalar) -> String = Folding.letters
    ) -> [FoldedWord] {
        var words: [FoldedWord] = []
        var word = FoldedWord()
        func endWord() {
            if !word.letters.isEmpty { words.append(word) }
            word = FoldedWord()
        }
        let scalars = text.unicodeScalars
        var (index, offset, runLength) = (scalars.startIndex, 0, 0)
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
                word.add(letter, from: offset, to: end)
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

    /// The text with letters and their marks as one scalar where Unicode has one, so that folding may look at one at a
    /// time.
    static func composed(_ text: String) -> String {
        // The first bytes of what is asked for below: most texts have none of them.
        guard text.utf8.contains(where: { $0 == 0xCC || $0 == 0xCD || $0 == 0xE1 || $0 == 0xE3 }) else { return text }
        let needs = text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0300...0x036F, 0x1100...0x11FF, 0x3099...0x309A: true
            default: false
            }
        }
        return needs ? text.precomposedStringWithCanonicalMapping : text
    }

    /// What French and Italian leave of a short word before a vowel.
    private static let elided = Set("cdjlmnst".unicodeScalars.map(\.value))

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

extension UInt32 {
    /// Whether it is the scalar of `0` to `9`.
    var isDigit: Bool { 0x30...0x39 ~= self }
}
