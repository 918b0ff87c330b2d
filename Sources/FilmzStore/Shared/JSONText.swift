/// JSON that is written member by member. Foundation's encoder takes many times as long, which a person notices who
/// imports ten thousand films.
struct JSONText {
    /// The JSON in UTF-8.
    private(set) var bytes: [UInt8] = []

    /// Writes an object.
    mutating func object(_ members: (inout JSONText) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        members(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Adds a member to an object; nil is left out.
    mutating func add(_ name: String, number: Int64?) {
        guard let number else { return }
        begin(name)
        bytes += String(number).utf8
    }

    mutating func add(_ name: String, text: String?) {
        guard let text else { return }
        begin(name)
        write(text)
    }

    mutating func add(_ name: String, isTrue: Bool?) {
        guard let isTrue else { return }
        begin(name)
        bytes += String(isTrue).utf8
    }

    mutating func add<Item>(_ name: String, items: [Item]?, write: (inout JSONText, Item) -> Void) {
        guard let items else { return }
        begin(name)
        self.write(items, write: write)
    }

    /// Writes an array.
    mutating func write<Item>(_ items: [Item], write: (inout JSONText, Item) -> Void) {
        bytes.append(UInt8(ascii: "["))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(&self, item)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Adds a member that is an object; nil is left out.
    mutating func add<Value>(_ name: String, value: Value?, members: (inout JSONText, Value) -> Void) {
        guard let value else { return }
        begin(name)
        object { members(&$0, value) }
    }

    private mutating func begin(_ name: String) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        write(name)
        bytes.append(UInt8(ascii: ":"))
    }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
    private static let hex = Array("0123456789abcdef".utf8)

    mutating func write(_ text: String) {
        bytes.append(Self.quote)
        for byte in text.utf8 {
            switch byte {
            case Self.quote, Self.backslash: bytes += [Self.backslash, byte]
            case 0x20...: bytes.append(byte)
            default: bytes += Self.escaped(byte)
            }
        }
        bytes.append(Self.quote)
    }

    private static func escaped(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x08: [backslash, UInt8(ascii: "b")]
        case 0x09: [backslash, UInt8(ascii: "t")]
        case 0x0A: [backslash, UInt8(ascii: "n")]
        case 0x0C: [backslash, UInt8(ascii: "f")]
        case 0x0D: [backslash, UInt8(ascii: "r")]
        default: Array("\\u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
        }
    }
}
