/// A parser of JSON as ``JSONWriter`` writes it, value by value. A function that finds anything else returns nil or
/// false, and its caller asks ``JSONCoding``, which reads all JSON and takes many times as long.
public struct JSONScanner: Sendable {
    private let bytes: [UInt8]
    private var index = 0

    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    public var isAtEnd: Bool { index == bytes.count }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    /// - Parameter member: reads the value of the member with this name
    public mutating func object(_ member: (inout JSONScanner, String) -> Bool) -> Bool {
        guard take(UInt8(ascii: "{")) else { return false }
        if take(UInt8(ascii: "}")) { return true }
        repeat {
            guard let name = string(), take(UInt8(ascii: ":")), member(&self, name) else { return false }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}"))
    }

    public mutating func array<Item>(_ item: (inout JSONScanner) -> Item?) -> [Item]? {
        guard take(UInt8(ascii: "[")) else { return nil }
        var items: [Item] = []
        if take(UInt8(ascii: "]")) { return items }
        repeat {
            guard let item = item(&self) else { return nil }
            items.append(item)
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { return nil }
        return items
    }

    /// A whole number of at most 18 digits.
    public mutating func number() -> Int64? {
        let isNegative = take(UInt8(ascii: "-"))
        let start = index
        var number: Int64 = 0
        while index < bytes.count, 0x30...0x39 ~= bytes[index], index - start < 18 {
            number = number * 10 + Int64(bytes[index] - 0x30)
            index += 1
        }
        guard index > start else { return nil }
        return if isNegative { -number } else { number }
    }

    public mutating func bool() -> Bool? {
        for (word, value) in [("true", true), ("false", false)] where bytes[index...].starts(with: word.utf8) {
            index += word.utf8.count
            return value
        }
        return nil
    }

    public mutating func string() -> String? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") { index += 1 }
        if take(UInt8(ascii: "\"")) { return String(decoding: bytes[start..<index - 1], as: UTF8.self) }
        var text = Array(bytes[start..<index])
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                guard let character = escaped() else { return nil }
                text.append(character)
            } else {
                text.append(byte)
            }
        }
        return nil
    }

    /// The byte that a character after a backslash stands for.
    private mutating func escaped() -> UInt8? {
        guard index < bytes.count else { return nil }
        defer { index += 1 }
        switch bytes[index] {
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return bytes[index]
        case UInt8(ascii: "u"):
            guard index + 4 < bytes.count,
                let code = UInt8(String(decoding: bytes[index + 1...index + 4], as: UTF8.self), radix: 16), code < 0x80
            else { return nil }
            index += 4
            return code
        default: return nil
        }
    }
}
