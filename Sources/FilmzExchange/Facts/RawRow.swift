/// A row as the file had it, so that a better reader can read it again. What is secret is not in it.
public struct RawRow: Hashable, Sendable {
    /// The index of its file in ``ExchangeFile/parts``.
    public var part: Int
    /// The line on which it begins in a table, from 1; in JSON, which element it is, from 1.
    public var number: Int
    /// A JSON object of at most about ``limit`` bytes.
    public var json: String

    /// In bytes: room for every review that Filmz can keep, in every script.
    public static let limit = 128 << 10

    private static let hex = Array("0123456789abcdef".utf8)

    /// A text as a JSON string of at most about ``limit`` bytes.
    static func encoded(_ text: String) -> [UInt8] {
        var json: [UInt8] = []
        append(text, to: &json)
        return json
    }

    /// Appends what ``encoded(_:)`` returns.
    static func append(_ text: String, to json: inout [UInt8]) {
        json.append(UInt8(ascii: "\""))
        let cut = text.utf8.count <= limit ? text : String(decoding: text.utf8.prefix(limit), as: UTF8.self)
        let isBare = cut.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        if isBare { json += cut.utf8 } else { appendEscaped(cut, to: &json) }
        json.append(UInt8(ascii: "\""))
    }

    private static func appendEscaped(_ text: String, to json: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): json += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0..<0x20: json += Array("\\u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            default: json.append(byte)
            }
        }
    }
}
