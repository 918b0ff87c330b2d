import Foundation

/// Decodes the bytes of a page.
enum PageEncoding {
    /// The text as UTF-8. A byte order mark takes precedence, then the header field, then the page's own declaration.
    /// Valid UTF-8 is read as such even if a Western encoding is declared, because text in other encodings is hardly
    /// ever valid UTF-8.
    static func text(_ bytes: [UInt8], contentType: String?) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) { return decoded(Array(bytes.dropFirst(2)), encoding: .utf16LittleEndian) }
        if bytes.starts(with: [0xFE, 0xFF]) { return decoded(Array(bytes.dropFirst(2)), encoding: .utf16BigEndian) }
        let charset = contentType.flatMap(Self.charset) ?? declaredCharset(bytes)
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        guard let charset else { return isUTF8 ? bytes : windows1252(bytes) }
        switch charset {
        case "utf-8", "utf8": return if isUTF8 { bytes } else { repaired(bytes) }
        case _ where western.contains(charset): return if isUTF8 { bytes } else { windows1252(bytes) }
        default:
            guard let encoding = encodings[charset] else { return isUTF8 ? bytes : windows1252(bytes) }
            return decoded(bytes, encoding: encoding)
        }
    }

    private static func repaired(_ bytes: [UInt8]) -> [UInt8] { Array(String(decoding: bytes, as: UTF8.self).utf8) }

    private static func decoded(_ bytes: [UInt8], encoding: String.Encoding) -> [UInt8] {
        guard let text = String(bytes: bytes, encoding: encoding) else { return repaired(bytes) }
        return Array(text.utf8)
    }

    /// The value of `charset` in a header field, in lower case; nil when there is none.
    static func charset(_ contentType: String) -> String? {
        let text = contentType.prefix(1_000).lowercased()
        guard let match = text.range(of: "charset") else { return nil }
        let rest = text[match.upperBound...].drop { $0 == " " }
        guard rest.first == "=" else { return nil }
        let value = rest.dropFirst().drop { " \"'".contains($0) }
        let name = value.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:".contains($0)) }
        if name.isEmpty { return nil }
        return String(name)
    }

    /// The encoding that a page declares within its first bytes; nil when there is none.
    private static func declaredCharset(_ bytes: [UInt8]) -> String? {
        var tokenizer = HTMLTokenizer(Array(bytes.prefix(4_096)))
        while let token = tokenizer.next() {
            guard case .start("meta", let attributes) = token else { continue }
            if let name = attributes["charset"]?.lowercased() { return name.trimmingCharacters(in: .whitespaces) }
            guard attributes["http-equiv"]?.lowercased() == "content-type", let content = attributes["content"] else {
                continue
            }
            if let name = charset(content) { return name }
        }
        return nil
    }

    private static let western: Set = [
        "windows-1252", "cp1252", "iso-8859-1", "iso8859-1", "latin1", "latin-1", "us-ascii", "ascii", "iso-8859-15",
    ]

    private static let encodings: [String: String.Encoding] = [
        "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253,
        "windows-1254": .windowsCP1254, "iso-8859-2": .isoLatin2, "iso-8859-9": .windowsCP1254,
        "shift_jis": .shiftJIS, "shift-jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
    ]

    /// Decodes bytes in a Western encoding like browsers do. Five bytes are undefined in it.
    static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(windows1252(byte)) }
        return Array(String(text).utf8)
    }

    static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
        if 0x80...0x9F ~= byte { signs[Int(byte) - 0x80] } else { Unicode.Scalar(byte) }
    }

    private static let signs = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
