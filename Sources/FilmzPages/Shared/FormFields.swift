/// The fields of a form or a query string in the order they were sent. Reading never fails: a value that cannot be
/// decoded is kept as it was sent.
public struct FormFields: Sendable {
    private let pairs: [(name: String, value: String)]

    public init(_ pairs: [(String, String)]) {
        self.pairs = pairs.map { (name: $0.0, value: $0.1) }
    }

    /// Parses `a=1&b=two+words%21`.
    public init(urlEncoded body: String) {
        pairs = body.utf8.split(separator: UInt8(ascii: "&")).map { field in
            let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return (name: Self.decoded(parts[0]), value: parts.count > 1 ? Self.decoded(parts[1]) : "")
        }
    }

    /// What the field's first text means; nil when there is none, or it means nothing.
    public subscript<Value>(_ field: FormField<Value>) -> Value? {
        text(field).flatMap(field.read)
    }

    /// What the texts of a field mean that can be there more than once, without those that mean nothing.
    public func all<Value>(_ field: FormField<Value>) -> [Value] {
        texts(field).compactMap(field.read)
    }

    /// The field's first text as it was sent; nil when there is none.
    public func text(_ field: FormField<some Sendable>) -> String? {
        pairs.first { $0.name == field.name }?.value
    }

    /// All texts of the field as they were sent.
    public func texts(_ field: FormField<some Sendable>) -> [String] {
        pairs.filter { $0.name == field.name }.map(\.value)
    }

    /// The texts of a group's fields, with the end of each name.
    public func all(_ group: FormFieldGroup) -> [(rest: String, value: String)] {
        all(startingWith: group.start)
    }

    /// The texts of the fields whose names begin with this, with the rest of each name.
    func all(startingWith start: String) -> [(rest: String, value: String)] {
        pairs.filter { $0.name.hasPrefix(start) }.map { (String($0.name.dropFirst(start.count)), $0.value) }
    }

    private static func decoded(_ text: Substring.UTF8View) -> String {
        guard text.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
            return String(Substring(text))
        }
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let escaped = escapedByte(rest) {
                bytes.append(escaped)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func escapedByte(_ rest: Substring.UTF8View) -> UInt8? {
        let digits = rest.prefix(2).compactMap(hexDigit)
        guard digits.count == 2 else { return nil }
        return digits[0] << 4 | digits[1]
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
