/// Decodes HTML's character references: `&amp;`, `&#8211;`, `&#x2013;`.
enum CharacterReferences {
    /// The text with each reference decoded once. Unknown references stay.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var decoded = String.UnicodeScalarView()
        var remaining = text.unicodeScalars[...]
        while let scalar = remaining.popFirst() {
            if scalar == "&", let (character, length) = reference(remaining) {
                decoded.append(character)
                remaining.removeFirst(length)
            } else {
                decoded.append(scalar)
            }
        }
        return String(decoded)
    }

    /// The text with references decoded; twice if a reference was itself escaped.
    static func fullyDecoded(_ text: String) -> String {
        let once = decoded(text)
        return if text.contains("&amp;#") { decoded(once) } else { once }
    }

    /// - Returns: the character and the length of its reference without `&`; nil when there is no valid one
    private static func reference(_ remaining: Substring.UnicodeScalarView) -> (Unicode.Scalar, Int)? {
        var name = ""
        for scalar in remaining.prefix(lengthLimit) {
            if scalar == ";" {
                guard let scalar = character(name) else { return nil }
                return (scalar, name.unicodeScalars.count + 1)
            }
            guard scalar.isASCII,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "#"
            else { return nil }
            name.unicodeScalars.append(scalar)
        }
        return nil
    }

    private static let lengthLimit = 12

    private static func character(_ name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return named[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        guard let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits), value > 0 else {
            return nil
        }
        // Browsers decode these as bytes of Windows-1252.
        if 0x80...0x9F ~= value { return PageEncoding.windows1252(UInt8(value)) }
        return Unicode.Scalar(value)
    }

    private static let named: [String: Unicode.Scalar] = {
        var named: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
            "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "ensp": " ", "emsp": " ",
            "thinsp": " ", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "ndash": "–",
            "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
            "dagger": "†", "bull": "•", "hellip": "…", "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹",
            "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←", "rarr": "→", "infin": "∞", "hearts": "♥",
            "star": "☆", "starf": "★", "check": "✓", "num": "#", "excl": "!", "comma": ",", "colon": ":", "semi": ";",
            "period": ".", "sol": "/", "lpar": "(", "rpar": ")", "plus": "+", "nbsp": " ", "Ccaron": "Č", "ccaron": "č",
            "Zcaron": "Ž", "zcaron": "ž", "Lstrok": "Ł", "lstrok": "ł", "aogon": "ą", "eogon": "ę", "sacute": "ś",
            "nacute": "ń", "cacute": "ć", "zdot": "ż", "zacute": "ź", "abreve": "ă", "scedil": "ş", "gbreve": "ğ",
            "imath": "ı", "inodot": "ı", "Idot": "İ", "ecaron": "ě", "rcaron": "ř", "uring": "ů", "odblac": "ő",
            "udblac": "ű",
        ]
        for (offset, name) in latin.split(separator: " ").enumerated() {
            named[String(name)] = Unicode.Scalar(UInt32(0xA1 + offset))
        }
        return named
    }()

    /// The names of U+00A1 to U+00FF, in order.
    private static let latin = """
        iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
        para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig \
        Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times \
        Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave \
        eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave \
        uacute ucirc uuml yacute thorn yuml
        """
}
