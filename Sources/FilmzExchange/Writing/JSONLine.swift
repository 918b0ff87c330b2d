import FilmzDomain

/// A JSON object in one line, written member by member. Members that are nil or empty are left out.
///
/// Foundation's encoder takes ten times as long, which a person with ten thousand films would notice.
struct JSONLine {
    private var bytes: [UInt8] = [UInt8(ascii: "{")]
    /// The number of members.
    private(set) var count = 0

    /// The object with a line break.
    var line: [UInt8] { bytes + Array("}\n".utf8) }

    /// The object without a line break.
    var object: [UInt8] { bytes + [UInt8(ascii: "}")] }

    private mutating func begin(_ name: String) {
        if count > 0 { bytes.append(UInt8(ascii: ",")) }
        count += 1
        Self.append(name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func add(_ name: String, text: String?) {
        guard let text, !text.isEmpty else { return }
        begin(name)
        Self.append(text, to: &bytes)
    }

    mutating func add(_ name: String, number: Int?) {
        guard let number else { return }
        begin(name)
        bytes += String(number).utf8
    }

    /// Adds `true`; nothing for false.
    mutating func add(_ name: String, isTrue: Bool) {
        guard isTrue else { return }
        begin(name)
        bytes += "true".utf8
    }

    /// Adds a rating as a number of stars.
    mutating func add(_ name: String, rating: Rating?) {
        guard let rating else { return }
        begin(name)
        bytes += rating.description.utf8
    }

    mutating func add(_ name: String, at time: Timestamp?) { add(name, text: time?.description) }

    mutating func add(_ name: String, texts: [String]) {
        guard !texts.isEmpty else { return }
        begin(name)
        for (index, text) in texts.enumerated() {
            bytes.append(UInt8(ascii: index == 0 ? "[" : ","))
            Self.append(text, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Adds an object, even if it has no members; nothing for nil.
    mutating func add(_ name: String, object: JSONLine?) {
        guard let object else { return }
        begin(name)
        bytes += object.bytes + [UInt8(ascii: "}")]
    }

    mutating func add(_ name: String, objects: [JSONLine]) {
        guard !objects.isEmpty else { return }
        begin(name)
        for (index, object) in objects.enumerated() {
            bytes.append(UInt8(ascii: index == 0 ? "[" : ","))
            bytes += object.bytes + [UInt8(ascii: "}")]
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private static let hex = Array("0123456789abcdef".utf8)

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0..<0x20: bytes += Array("\\u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
