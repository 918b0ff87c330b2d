/// A JSON writer with the same output as `JSONEncoder` with sorted keys and unescaped slashes, in a fraction of its
/// time.
///
///     json.object {
///         $0.member("genres", film.genres)
///         $0.member("year", film.year)
///     }
///
/// The caller has to write the members in order. Their names need no escaping; values are escaped.
public struct JSONWriter {
    /// The JSON written so far, in UTF-8.
    public private(set) var bytes: [UInt8] = []
    /// Whether the JSON is for an element of a page. If so, nothing in it can end the element or begin another.
    let isInMarkup: Bool
    private var isFirst = true

    public init() {
        self.init(isInMarkup: false)
    }

    init(isInMarkup: Bool) {
        self.isInMarkup = isInMarkup
    }

    public mutating func object(_ members: (inout JSONWriter) -> Void) {
        enclosed("{", closing: "}", content: members)
    }

    public mutating func array<Element>(_ elements: [Element], write: (Element, inout JSONWriter) -> Void) {
        enclosed("[", closing: "]") { json in
            for element in elements {
                json.separate()
                write(element, &json)
            }
        }
    }

    public mutating func member(_ name: StaticString, write: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        append(name)
        append("\":")
        write(&self)
    }

    /// Writes a member; nothing when the value is nil.
    public mutating func member(_ name: StaticString, value: String?) {
        guard let value else { return }
        member(name) { $0.text(value) }
    }

    public mutating func member(_ name: StaticString, value: Int?) {
        guard let value else { return }
        member(name) { $0.append(String(value)) }
    }

    public mutating func member(_ name: StaticString, value: Bool) {
        member(name) { $0.append(String(value)) }
    }

    /// Writes a member with a number; nothing when the value is nil or not finite, which JSON cannot express.
    public mutating func member(_ name: StaticString, value: Double?) {
        guard let value, value.isFinite else { return }
        let text = value.description
        member(name) { $0.bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8) }
    }

    public mutating func member(_ name: StaticString, values: [String]) {
        member(name) { $0.array(values) { value, json in json.text(value) } }
    }

    /// Writes a value that is already JSON.
    mutating func value(_ json: HTML) {
        bytes.append(contentsOf: json.bytes)
    }

    private mutating func enclosed(
        _ opening: StaticString, closing: StaticString, content: (inout JSONWriter) -> Void
    ) {
        append(opening)
        isFirst = true
        content(&self)
        append(closing)
        isFirst = false
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: text.description.utf8)
    }

    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
    }

    private mutating func text(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.contains(where: needsEscape) {
            for byte in text.utf8 { escaped(byte) }
        } else {
            append(text)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private func needsEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): isInMarkup
        default: false
        }
    }

    private mutating func escaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case 0x08: append("\\b")
        case 0x0C: append("\\f")
        case 0x0A: append("\\n")
        case 0x0D: append("\\r")
        case 0x09: append("\\t")
        case _ where needsEscape(byte): append((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
        default: bytes.append(byte)
        }
    }
}
