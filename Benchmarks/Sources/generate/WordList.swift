import Foundation

/// The words of a file, for titles in which no word is ours.
struct WordList {
    struct TooShort: Error, CustomStringConvertible {
        let path: String
        let count: Int
        var description: String { "\(path) has \(count) words; titles want \(WordList.minimum)" }
    }

    /// With fewer, most titles would be of the same words.
    static let minimum = 10_000
    /// English lists have one word with an accent in five hundred, lists of other languages one in five.
    private static let accentedShare = 0.02

    private let words: [String]
    private let seed: UInt64
    /// Whether there are words of more languages than English.
    private let isMixed: Bool

    /// - Parameters:
    ///   - path: A file with a word on each line. What is no word of Latin letters is left out.
    ///   - seed: For which words are frequent.
    init(path: String, seed: UInt64) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        var seen = Set<Substring>()
        let lines = text.split(whereSeparator: \.isNewline).filter { Self.isWord($0) && seen.insert($0).inserted }
        guard lines.count >= Self.minimum else { throw TooShort(path: path, count: lines.count) }
        words = lines.map(String.init)
        self.seed = seed
        isMixed = Double(words.count(where: { !Self.isPlain($0) })) > Self.accentedShare * Double(words.count)
    }

    /// Word lists have single letters, and *cat's* beside *cat*.
    private static func isWord(_ line: Substring) -> Bool {
        line.count > 1 && line.allSatisfy(\.isLetter) && TypedText(String(line)).isLatin
    }

    private static func isPlain(_ word: String) -> Bool { word.utf8.allSatisfy { $0 < 128 } }

    /// The same languages with words of this list in place of their own: English with those without accents, the others
    /// in Latin letters with all of them, if some are not English. Each has other frequent ones.
    func languages(like languages: [Language]) -> [Language] {
        var random = SeededRandom(seed: seed)
        return languages.map { language in
            let isEnglish = language.code == "en"
            guard language.isLatin, isEnglish || isMixed else { return language }
            let forms = words.shuffled(using: &random).filter { !isEnglish || Self.isPlain($0) }.map { word in
                var letters = Array(word.utf8)
                if isEnglish { letters.capitaliseFirst() }
                return Language.Form(native: letters, latin: letters)
            }
            var copy = language
            copy.words = Array(forms.prefix(language.words.count))
            copy.newWords = Array(forms.dropFirst(language.words.count))
            return copy
        }
    }
}
