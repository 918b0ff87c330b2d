/// A JSON writer with the same output as `JSONEncoder` with sorted keys and unescaped slashes, in a fraction of its
/// time.
///
///     json.object {
///         $0.member("genres", values: film.genres)
///         $0.member("year", value: film.year)
///     }
///
/// The caller has to write the members in order. A member without a value is left out.
public struct JSONWriter: Sendable {
    /// How texts are written, where it is not as `JSONEncoder` does.
    public struct Escaping: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The escaping for an element of a page: nothing in the JSON can end the element or begin another.
        public static let markup = Escaping(rawValue: 1)
        /// Slashes as `\/`, like PHP.
        public static let slashes = Escaping(rawValue: 2)
        /// Control characters by number, except the line break: `\n`, but `\u0009`.
        public static let numbers = Escaping(rawValue: 4)
    }

    /// The JSON written so far, in UTF-8.
    public private(set) var bytes: [UInt8] = []
    public let escaping: Escaping
    private var isFirst = true

    public init(escaping: Escaping = []) {
        self.escaping = escaping
    }

    /// The JSON written so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    // MARK: - Values

    public mutating func object(_ members: (inout JSONWriter) -> Void) {
        enclosed("{", closing: "}", content: members)
    }

    public mutating func array(_ elements: some Sequence<String>) {
        array(elements) { element, json in json.value(element) }
    }

    public mutating func array<Element>(
        _ elements: some Sequence<Element>, write: (Element, inout JSONWriter) -> Void
    ) {
        enclosed("[", closing: "]") { json in
            for element in elements {
                json.separate()
                write(element, &json)
            }
        }
    }

    public mutating func value(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.contains(where: needsEscape) {
            for byte in text.utf8 { escaped(byte) }
        } else {
            append(text)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    public mutating func value(_ number: some BinaryInteger) {
        append(String(number))
    }

    public mutating func value(_ bool: Bool) {
        append(String(bool))
    }

    /// Writes a value that is already JSON.
    public mutating func value(json: [UInt8]) {
        bytes += json
    }

    // MARK: - Members

    public mutating func member(_ name: String, write: (inout JSONWriter) -> Void) {
        separate()
        value(name)
        bytes.append(UInt8(ascii: ":"))
        write(&self)
    }

    public mutating func member(_ name: String, value: String?) {
        guard let value else { return }
        member(name) { $0.value(value) }
    }

    public mutating func member(_ name: String, value: Int?) {
        guard let value else { return }
        member(name) { $0.value(value) }
    }

    public mutating func member(_ name: String, value: Int64?) {
        guard let value else { return }
        member(name) { $0.value(value) }
    }

    public mutating func member(_ name: String, value: Bool?) {
        guard let value else { return }
        member(name) { $0.value(value) }
    }

    /// Writes a member with a number; nothing also when the value is not finite, which JSON cannot express.
    public mutating func member(_ name: String, value: Double?) {
        guard let value, value.isFinite else { return }
        let text = value.description
        member(name) { $0.bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8) }
    }

    public mutating func member(_ name: String, values: [String]?) {
        guard let values else { return }
        member(name) { $0.array(values) }
    }

    public mutating func member<Element>(
        _ name: String, values: [Element]?, write: (Element, inout JSONWriter) -> Void
    ) {
        guard let values else { return }
        member(name) { $0.array(values, write: write) }
    }

    // MARK: - Bytes

    private mutating func enclosed(
        _ opening: StaticString, closing: StaticString, content: (inout JSONWriter) -> Void
    ) {
        append(opening.description)
        isFirst = true
        content(&self)
        append(closing.description)
        isFirst = false
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
    }

    private func needsEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): escaping.contains(.markup)
        case UInt8(ascii: "/"): escaping.contains(.slashes)
        default: false
        }
    }

    private mutating func escaped(_ byte: UInt8) {
        let isShort = !escaping.contains(.numbers)
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case 0x0A: append("\\n")
        case 0x08 where isShort: append("\\b")
        case 0x0C where isShort: append("\\f")
        case 0x0D where isShort: append("\\r")
        case 0x09 where isShort: append("\\t")
        case UInt8(ascii: "/") where needsEscape(byte): append("\\/")
        case _ where needsEscape(byte): append((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
        default: bytes.append(byte)
        }
    }
}
