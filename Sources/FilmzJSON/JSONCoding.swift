public import Foundation

/// JSON by Foundation's encoder and decoder, for everything that is small: equal values have equal texts.
public enum JSONCoding {
    /// The value as JSON, its members in alphabetical order.
    /// - Throws: what the value throws
    public static func data(of value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// The same as a text.
    public static func text(of value: some Encodable) throws -> String {
        String(decoding: try data(of: value), as: UTF8.self)
    }

    /// - Throws: `DecodingError`, or what the value throws
    public static func value<Value: Decodable>(_: Value.Type = Value.self, from json: Data) throws -> Value {
        try JSONDecoder().decode(Value.self, from: json)
    }

    /// - Throws: `DecodingError`, or what the value throws
    public static func value<Value: Decodable>(_: Value.Type = Value.self, from json: String) throws -> Value {
        try value(from: Data(json.utf8))
    }
}
