/// A dictionary whose broken values are left out, instead of failing the whole response.
///
/// Null, an absent key or anything that is not an object (some services send `[]` for an empty one) is read as an empty
/// dictionary. After a thousand broken values the rest is left out too.
@propertyWrapper
public struct LossyDictionary<Value: Decodable & Sendable>: Sendable {
    /// The values that could be decoded, by their keys.
    public var wrappedValue: [String: Value]

    /// Wraps a dictionary that needs no decoding.
    public init(wrappedValue: [String: Value]) {
        self.wrappedValue = wrappedValue
    }
}

extension LossyDictionary: Decodable {
    /// Decodes every value that can be decoded; never throws.
    public init(from decoder: any Decoder) throws {
        var values: [String: Value] = [:]
        if let object = try? decoder.container(keyedBy: AnyKey.self) {
            var broken = 0
            for key in object.allKeys where broken < 1_000 {
                if let value = try? object.decode(Value.self, forKey: key) {
                    values[key.stringValue] = value
                } else {
                    broken += 1
                }
            }
        }
        self.init(wrappedValue: values)
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension LossyDictionary: Encodable where Value: Encodable {
    /// Encodes the values as an object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension LossyDictionary: Equatable where Value: Equatable {}
extension LossyDictionary: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
    /// Decodes a lossy dictionary; empty if the key is absent.
    public func decode<Value>(_ type: LossyDictionary<Value>.Type, forKey key: Key) throws -> LossyDictionary<Value> {
        try decodeIfPresent(type, forKey: key) ?? LossyDictionary(wrappedValue: [:])
    }
}
