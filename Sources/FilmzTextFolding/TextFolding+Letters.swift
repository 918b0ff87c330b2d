import Foundation

extension TextFolding {
    /// The result of folding one scalar of a ``composed(_:)`` text: empty, or lower-case letters, where a space ends a
    /// word.
    ///
    /// Unicode's compatibility decomposition without accents, and with replacements for the letters that it does not
    /// decompose (ł, ø, ß, æ…). An apostrophe is removed, `&` is the word *and*, and each Chinese or Japanese character
    /// is a word of its own, since those languages put no spaces between words. Unicode's default-ignorable characters
    /// are removed too, since people neither see nor type them: joiners, direction marks, soft hyphens, and the
    /// selectors that make ♥︎ of ♥. Only the zero-width space separates: Khmer and Thai texts have it between words.
    public static func letters(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "0"..."9": String(scalar)
        case "A"..."Z": scalar.properties.lowercaseMapping
        case "'", "`": ""
        case "&": " and "
        case "\0"..."\u{7F}", "\u{200B}": " "
        case "\u{AC00}"..."\u{D7A3}": String(scalar)
        case "\u{3400}"..."\u{4DBF}", "\u{4E00}"..."\u{9FFF}": " \(scalar) "
        default: if scalar.properties.isDefaultIgnorableCodePoint { "" } else { decomposed(scalar) }
        }
    }

    private static func decomposed(_ scalar: Unicode.Scalar) -> String {
        let parts = scalar.properties.lowercaseMapping.decomposedStringWithCompatibilityMapping.lowercased()
        var scalars = String.UnicodeScalarView()
        for part in parts.unicodeScalars where !isAccent(part) { scalars.append(part) }
        // Marks that make another letter (が) are composed with it again.
        let whole = String(scalars).precomposedStringWithCanonicalMapping
        var folded = if isRaisedOrFraction(scalar) { " " } else { "" }
        for part in whole.unicodeScalars {
            if let replacement = replacements[part] {
                folded += replacement
            } else if isIdeographic(part) {
                folded += " \(part) "
            } else {
                folded.unicodeScalars.append(isWordPart(part) ? part : " ")
            }
        }
        return folded
    }

    /// Whether the scalar is a mark over or under Latin, Greek, Cyrillic, Hebrew or Arabic letters. Those of Indic
    /// scripts and of kana stay: there they make another letter.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7, 0x0640,
            0x064B...0x065F, 0x0670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF:
            true
        default: false
        }
    }

    /// Whether people type the character with a space before it: `8 1/2` for `8½`, `Alien 3` for `Alien³`.
    private static func isRaisedOrFraction(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00B2...0x00B3, 0x00B9, 0x00BC...0x00BE, 0x2070, 0x2074...0x2079, 0x2150...0x215E, 0x2189: true
        default: false
        }
    }

    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // 々, 〆 and 〇 stand for ideographs.
        case 0x3005...0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xF900...0xFAFF, 0x20000...0x323AF:
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
        "ı": "i", "ĸ": "k", "ŋ": "ng", "ƒ": "f", "ǝ": "e", "ə": "e", "ς": "σ", "&": " and ",
        "'": "", "\u{2018}": "", "\u{2019}": "", "\u{02BB}": "", "\u{02BC}": "", "`": "",
    ]
}

extension TextFolding {
    /// The text with letters and their marks composed into one scalar where Unicode has one, so that folding may look
    /// at one at a time.
    public static func composed(_ text: String) -> String {
        // A fast path: most texts have no byte of such a character.
        guard text.utf8.contains(where: { $0 >= 0xCC }), text.unicodeScalars.contains(where: joinsLetterBefore) else {
            return text
        }
        var wide = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            // Half-width kana have separate half-width marks: ｶﾞ.
            if isHalfKana(scalar) {
                wide.append(contentsOf: String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars)
            } else {
                wide.append(scalar)
            }
        }
        return String(wide).precomposedStringWithCanonicalMapping
    }

    /// Whether the scalar may be composed with the letter before it.
    static func joinsLetterBefore(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x1100...0x11FF: true
        // The most frequent letters, as a fast path.
        case 0..<0x0300, 0x0370...0x0482, 0x1E00...0x1FFF, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x9FFF,
            0xAC00...0xD7A3:
            false
        default:
            isHalfKana(scalar)
                || [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
        }
    }

    private static func isHalfKana(_ scalar: Unicode.Scalar) -> Bool { 0xFF66...0xFF9F ~= scalar.value }
}
