/// A lenient JSON parser for web pages. It accepts JSON in HTML comments and CDATA sections, comments, line breaks in
/// strings, superfluous commas, and characters after the end. Valid JSON is read as such.
///
/// Its time is linear in the length of the text.
struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0
    /// The remaining number of values to read in one page.
    private var allowance: Int

    private struct Unreadable: Error {}

    private static let depthLimit = 64

    private init(_ bytes: [UInt8], allowance: Int) {
        self.bytes = bytes
        self.allowance = allowance
    }

    /// The values in a text, usually one, sometimes several in a row; nil when the text is empty or cannot be read.
    /// - Parameter allowance: the number of values that may be read; afterwards the remaining number
    static func values(_ text: ArraySlice<UInt8>, allowance: inout Int) -> [JSONValue]? {
        var bytes = Array(text)
        let start = String(decoding: bytes.prefix(200), as: UTF8.self)
        // Escaped as HTML text, although it is in a script.
        if start.contains("&quot;"), !start.contains("\"") {
            bytes = Array(CharacterReferences.decoded(String(decoding: bytes, as: UTF8.self)).utf8)
        }
        var reader = JSONReader(bytes, allowance: allowance)
        defer { allowance = reader.allowance }
        var values: [JSONValue] = []
        do {
            while reader.findStart() {
                values.append(try reader.value())
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
                place += 9
            } else if starts(with: "//<![CDATA[") {
                place += 11
            } else if !skipComment() {
                place += 1
            }
        }
        return false
    }

    private var peek: UInt8? { if place < bytes.count { bytes[place] } else { nil } }

    private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    // MARK: - Values

    private mutating func value() throws(Unreadable) -> JSONValue {
        skipSpaces()
        allowance -= 1
        guard let byte = peek, allowance >= 0 else { throw Unreadable() }
        switch byte {
        case UInt8(ascii: "{"): return try nested { reader throws(Unreadable) in try reader.object() }
        case UInt8(ascii: "["): return try nested { reader throws(Unreadable) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        default: return try word()
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(Unreadable) -> JSONValue
    ) throws(Unreadable) -> JSONValue {
        guard depth < Self.depthLimit else { throw Unreadable() }
        depth += 1
        defer { depth -= 1 }
        place += 1
        return try read(&self)
    }

    private mutating func object() throws(Unreadable) -> JSONValue {
        var members: [String: JSONValue] = [:]
        while true {
            skipSeparators()
            guard let byte = peek else { throw Unreadable() }
            if byte == UInt8(ascii: "}") {
                place += 1
                return .object(members)
            }
            guard byte == UInt8(ascii: "\"") else { throw Unreadable() }
            let key = try string()
            skipSpaces()
            guard peek == UInt8(ascii: ":") else { throw Unreadable() }
            place += 1
            let value = try value()
            if members[key] == nil { members[key] = value }
        }
    }

    private mutating func array() throws(Unreadable) -> JSONValue {
        var elements: [JSONValue] = []
        while true {
            skipSeparators()
            guard let byte = peek else { throw Unreadable() }
            if byte == UInt8(ascii: "]") {
                place += 1
                return .array(elements)
            }
            elements.append(try value())
        }
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(Unreadable) -> JSONValue {
        let start = place
        while let byte = peek, 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || [0x2B, 0x2D, 0x2E].contains(byte) {
            place += 1
        }
        let word = String(decoding: bytes[start..<place].prefix(40), as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null", "undefined", "NaN": return .null
        default:
            guard Double(word) != nil else { throw Unreadable() }
            return .number(word)
        }
    }

    // MARK: - Texts

    /// A string, in which line breaks and other control characters become spaces.
    private mutating func string() throws(Unreadable) -> String {
        place += 1
        var text: [UInt8] = []
        while let byte = peek {
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: text.append(0x20)
            default: text.append(byte)
            }
        }
        throw Unreadable()
    }

    private mutating func escape(into text: inout [UInt8]) throws(Unreadable) {
        guard let byte = peek else { throw Unreadable() }
        place += 1
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "f"):
            text.append(0x20)
        case UInt8(ascii: "u"):
            guard var value = hexadecimal() else {
                text.append(UInt8(ascii: "u"))
                return
            }
            if 0xD800..<0xDC00 ~= value, starts(with: "\\u") {
                let before = place
                place += 2
                if let low = hexadecimal(), 0xDC00..<0xE000 ~= low {
                    value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                } else {
                    place = before
                }
            }
            text += Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
        default: text.append(byte)
        }
    }

    private mutating func hexadecimal() -> UInt32? {
        guard place + 4 <= bytes.count, bytes[place] != UInt8(ascii: "+"), bytes[place] != UInt8(ascii: "-"),
            let value = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
        else { return nil }
        place += 4
        return value
    }

    // MARK: - White space and comments

    private mutating func skipSpaces() {
        while let byte = peek {
            if byte <= 0x20 || byte == 0xEF && starts(with: "\u{FEFF}") {
                if byte <= 0x20 { place += 1 } else { place += 3 }
            } else if byte == 0xC2, starts(with: "\u{A0}") {
                place += 2
            } else if !skipComment() {
                return
            }
        }
    }

    /// Skips spaces and commas. Some pages have too many of these, and some too few.
    private mutating func skipSeparators() {
        skipSpaces()
        while peek == UInt8(ascii: ",") {
            place += 1
            skipSpaces()
        }
    }

    /// Skips `/* … */`, `// …`, and the delimiters of HTML comments, whose content is read. Returns false when there
    /// is none.
    private mutating func skipComment() -> Bool {
        if starts(with: "<!--") {
            place += 4
            return true
        }
        if starts(with: "-->") {
            place += 3
            return true
        }
        if starts(with: "/*") {
            place += 2
            while place < bytes.count, !starts(with: "*/") { place += 1 }
            place = min(place + 2, bytes.count)
            return true
        }
        guard starts(with: "//") else { return false }
        while let byte = peek, byte != 0x0A, byte != 0x0D { place += 1 }
        return true
    }
}
