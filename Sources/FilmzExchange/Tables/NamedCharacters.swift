/// Character references in markup: names, such as `&amp;`, and numbers, such as `&#228;` and `&#xE4;`.
enum NamedCharacters {
    /// The five names that need no declaration.
    case xml
    /// The names of ``xml``, and those of HTML that occur in reviews.
    case html

    private static let xmlCharacters: [Substring: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
    private static let htmlCharacters: [Substring: Character] = [
        "nbsp": " ", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
        "laquo": "«", "raquo": "»", "bull": "•", "deg": "°", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "ntilde": "ñ", "copy": "©", "trade": "™", "euro": "€",
        "pound": "£",
    ]

    private static let lengthLimit = 10

    /// The text with references replaced by their characters. Unknown references stay.
    func text(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
        var result = ""
        var rest = text
        while let ampersand = rest.firstIndex(of: "&") {
            result += rest[..<ampersand]
            rest = rest[rest.index(after: ampersand)...]
            let name = rest.prefix(Self.lengthLimit).prefix { $0 != ";" }
            guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let character = character(name) else {
                result.append("&")
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: name.endIndex)...]
        }
        return result + rest
    }

    private func character(_ name: Substring) -> Character? {
        guard name.first == "#" else {
            return Self.xmlCharacters[name] ?? (self == .html ? Self.htmlCharacters[name] : nil)
        }
        let digits = name.dropFirst()
        let isHex = digits.first.map { "xX".contains($0) } ?? false
        let number = if isHex { UInt32(digits.dropFirst(), radix: 16) } else { UInt32(digits) }
        // Characters that are not allowed in a text become spaces.
        return number.flatMap(Unicode.Scalar.init).map { Character($0.value < 0x20 && $0 != "\n" ? " " : $0) }
    }
}
