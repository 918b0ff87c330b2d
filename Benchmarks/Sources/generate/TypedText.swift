import Foundation

/// A name as somebody types it: in small letters and without most punctuation.
struct TypedText {
    var words: [String]

    init(_ name: String) {
        let marks: Set<Character> = [":", ",", "!", "?", "\"", "(", ")", "¿", "¡", ".", "-"]
        // Marks inside of words are typed: "20,000", "spider-man".
        words = name.lowercased().split(separator: " ").map { word in
            String(word.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
        }
        words.removeAll(where: \.isEmpty)
    }

    var text: String { words.joined(separator: " ") }

    var isLatin: Bool {
        words.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x1E00..<0x1F00) ~= $0.value } }
    }

    /// Places of the words of letters only that are so long at least.
    func places(ofAtLeast length: Int) -> [Int] {
        words.indices.filter { words[$0].count >= length && words[$0].allSatisfy(\.isLetter) }
    }

    /// The same without accents, and with plain letters for those that no accent makes.
    var withoutAccents: TypedText {
        var copy = self
        copy.words = words.map { word in
            let letters = word.decomposedStringWithCanonicalMapping.unicodeScalars
            return letters.reduce(into: "") { plain, letter in
                if letter.properties.canonicalCombiningClass != .notReordered { return }
                plain += Self.plain[letter] ?? String(letter)
            }
        }
        return copy
    }

    private static let plain: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d",
    ]
}
