import Foundation

/// Brings texts that people would call the same to the same form: accents, case, width and punctuation go.
public enum TextFolding {
    /// The folded words of a text, in order.
    ///
    /// Letters that Unicode does not take apart (ł, ø, ß, æ…) become those people type for them. An apostrophe joins
    /// (`Schindler's` is one word), `&` is `and`, and each Chinese or Japanese character is a word of its own, since
    /// those languages put no spaces between words.
    public static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        func endWord() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for scalar in normalized(text).unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9":
                word.unicodeScalars.append(scalar)
            case "'", "\u{2018}", "\u{2019}", "\u{02BB}", "\u{02BC}", "`":
                continue
            case "&":
                endWord()
                words.append("and")
            default:
                if let letters = replacements[scalar] {
                    word += letters
                } else if isIdeographic(scalar) {
                    endWord()
                    words.append(String(scalar))
                } else if isWordPart(scalar) {
                    word.unicodeScalars.append(scalar)
                } else {
                    endWord()
                }
            }
        }
        endWord()
        return words
    }

    /// The folded words with one space between them.
    public static func folded(_ text: String) -> String {
        words(text).joined(separator: " ")
    }

    /// The folded title without a leading English article, for alphabetical order.
    public static func sortKey(_ title: String) -> String {
        // Before folding: `À bout de souffle` and `A.I.` begin with no article.
        let parts = title.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, ["the", "a", "an"].contains(parts[0].lowercased()) else { return folded(title) }
        let rest = folded(String(parts[1]))
        return rest.isEmpty ? folded(title) : rest
    }

    private static func normalized(_ text: String) -> String {
        let lowercased = text.lowercased()
        if lowercased.utf8.allSatisfy({ $0 < 0x80 }) { return lowercased }
        var spaced = String.UnicodeScalarView()
        for scalar in lowercased.unicodeScalars {
            if isRaisedOrFraction(scalar) { spaced.append(" ") }
            spaced.append(scalar)
        }
        var stripped = String.UnicodeScalarView()
        for scalar in String(spaced).decomposedStringWithCompatibilityMapping.unicodeScalars where !isAccent(scalar) {
            stripped.append(scalar)
        }
        // Marks that belong to a letter (が, é in scripts not stripped) go back into it.
        return String(stripped).precomposedStringWithCanonicalMapping.lowercased()
    }

    /// Marks over and under Latin, Greek, Cyrillic, Hebrew and Arabic letters. Those of Indic scripts and of kana stay:
    /// there they make another letter.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7,
            0x064B...0x065F, 0x0670, 0x0640, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF:
            true
        default: false
        }
    }

    /// What people type with a space before it: `8 1/2` for `8½`, `Alien 3` for `Alien³`.
    private static func isRaisedOrFraction(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00B2...0x00B3, 0x00B9, 0x00BC...0x00BE, 0x2070, 0x2074...0x2079, 0x2150...0x215E, 0x2189: true
        default: false
        }
    }

    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x323AF:
            true
        default: false
        }
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
            true
        default: false
        }
    }

    private static let replacements: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t",
        "ı": "i", "ĸ": "k", "ŋ": "ng", "ƒ": "f", "ǝ": "e", "ə": "e", "ς": "σ",
    ]
}
