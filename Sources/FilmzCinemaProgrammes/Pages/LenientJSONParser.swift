/// A lenient JSON parser for web pages. It accepts JSON in HTML comments and CDATA sections, comments, line breaks in
/// strings, superfluous commas, and characters after the end. Valid JSON is read as such.
///
/// Its time is linear in the length of the text.
struct LenientJSONParser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// The remaining number of values to read in one page.
    private var remainingValues: Int

    private struct SyntaxError: Error {}

    private static let depthLimit = 64

    private init(_ bytes: [UInt8], remainingValues: Int) {
        self.bytes = bytes
        self.remainingValues = remainingValues
    }

    /// The values in a text, usually one, sometimes several in a row; nil when the text is empty or cannot be read.
    /// - Parameter remainingValues: the number of values that may be read; afterwards the remaining number
    static func values(_ text: ArraySlice<UInt8>, remainingValues: inout Int) -> [JSONValue]? {
        var bytes = Array(text)
        let start = String(decoding: bytes.prefix(200), as: UTF8.self)
        // Escaped as HTML text, although it is in a script.
        if start.contains("&quot;"), !start.contains("\"") {
            bytes = Array(CharacterReferences.decoded(String(decoding: bytes, as: UTF8.self)).utf8)
        }
        var parser = LenientJSONParser(bytes, remainingValues: remainingValues)
        defer { remainingValues = parser.remainingValues }
        var values: [JSONValue] = []
        do {
            while parser.findStart() {
                values.append(try parser.value())
            }
        } catch {
            return nil
        }
        if values.isEmpty { return nil }
        return values
    }

    /// Skips to the next object or array. Returns false when there is none.
    private mutating func findStart() -> Bool {
        while let byte = peek {
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return true }
            if starts(with: "<![CDATA[") {
                position += 9
            } else if starts(with: "//<![CDATA[") {
                position += 11
            } else if !skipComment() {
                position += 1
            }
        }
        return false
    }

    private var peek: UInt8? { if position < bytes.count { bytes[position] } else { nil } }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    // MARK: - Values

    private mutating func value() throws(SyntaxError) -> JSONValue {
        skipSpaces()
        remainingValues -= 1
        guard let byte = peek, remainingValues >= 0 else { throw SyntaxError() }
        switch byte {
        case UInt8(ascii: "{"): return try nested { parser throws(SyntaxError) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(SyntaxError) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        default: return try word()
        }
    }

    private mutating func nested(
        _ read: (inout LenientJSONParser) throws(SyntaxError) -> JSONValue
    ) throws(SyntaxError) -> JSONValue {
        guard depth < Self.depthLimit else { throw SyntaxError() }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try read(&self)
    }

    private mutating func object() throws(SyntaxError) -> JSONValue {
        var members: [String: JSONValue] = [:]
        while true {
            skipSeparators()
            guard let byte = peek else { throw SyntaxError() }
            if byte == UInt8(ascii: "}") {
                position += 1
                return .object(members)
            }
            guard byte == UInt8(ascii: "\"") else { throw SyntaxError() }
            let key = try string()
            skipSpaces()
            guard peek == UInt8(ascii: ":") else { throw SyntaxError() }
            position += 1
            let value = try value()
            if members[key] == nil { members[key] = value }
        }
    }

    private mutating func array() throws(SyntaxError) -> JSONValue {
        var elements: [JSONValue] = []
        while true {
            skipSeparators()
            guard let byte = peek else { throw SyntaxError() }
            if byte == UInt8(ascii: "]") {
                position += 1
                return .array(elements)
            }
            elements.append(try value())
        }
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(SyntaxError) -> JSONValue {
        let start = position
        while let byte = peek, 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || [0x2B, 0x2D, 0x2E].contains(byte) {
            position += 1
        }
        let word = String(decoding: bytes[start..<position].prefix(40), as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null", "undefined", "NaN": return .null
        default:
            guard Double(word) != nil else { throw SyntaxError() }
            return .number(word)
        }
    }

    // MARK: - Texts

    /// A string, in which line breaks and other control characters become spaces.
    private mutating func string() throws(SyntaxError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: text.append(0x20)
            default: text.append(byte)
            }
        }
        throw SyntaxError()
    }

    private mutating func escape(into text: inout [UInt8]) throws(SyntaxError) {
        guard let byte = peek else { throw SyntaxError() }
        position += 1
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "f"):
            text.append(0x20)
        case UInt8(ascii: "u"):
            guard var value = hexadecimal() else {
                text.append(UInt8(ascii: "u"))
                return
            }
            if 0xD800..<0xDC00 ~= value, starts(with: "\\u") {
                let positionBeforeLow = position
                position += 2
                if let low = hexadecimal(), 0xDC00..<0xE000 ~= low {
                    value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                } else {
                    position = positionBeforeLow
                }
            }
            text += Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
        default: text.append(byte)
        }
    }

    private mutating func hexadecimal() -> UInt32? {
        guard position + 4 <= bytes.count, bytes[position] != UInt8(ascii: "+"), bytes[position] != UInt8(ascii: "-"),
            let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { return nil }
        position += 4
        return value
    }

    // MARK: - White space and comments

    private mutating func skipSpaces() {
        while let byte = peek {
            if byte <= 0x20 || byte == 0xEF && starts(with: "\u{FEFF}") {
                if byte <= 0x20 { position += 1 } else { position += 3 }
            } else if byte == 0xC2, starts(with: "\u{A0}") {
                position += 2
            } else if !skipComment() {
                return
            }
        }
    }

    /// Skips spaces and commas. Some pages have too many of these, and some too few.
    private mutating func skipSeparators() {
        skipSpaces()
        while peek == UInt8(ascii: ",") {
            position += 1
            skipSpaces()
        }
    }

    /// Skips `/* … */`, `// …`, and the delimiters of HTML comments, whose content is read. Returns false when there
    /// is none.
    private mutating func skipComment() -> Bool {
        if starts(with: "<!--") {
            position += 4
            return true
        }
        if starts(with: "-->") {
            position += 3
            return true
        }
        if starts(with: "/*") {
            position += 2
            while position < bytes.count, !starts(with: "*/") { position += 1 }
            position = min(position + 2, bytes.count)
            return true
        }
        guard starts(with: "//") else { return false }
        while let byte = peek, byte != 0x0A, byte != 0x0D { position += 1 }
        return true
    }
}
