/// A value that a service sends in its own type, as text, as null, or not at all.
///
///     struct Movie: Decodable {
///         let id: Int
///         @Lenient var runtime: Int?
///     }
///
/// A number sent as text, or text sent as a number, is converted to the expected type. Anything else is nil, and the
/// rest of the model is still decoded.
@propertyWrapper
public struct Lenient<Value: Decodable & Sendable>: Sendable {
    /// The value, or nil if there was none that could be decoded.
    public var wrappedValue: Value?

    /// Wraps a value that needs no decoding.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }
}

extension Lenient: Decodable {
    /// Decodes the value, or nil; never throws.
    public init(from decoder: any Decoder) throws {
        guard let container = try? decoder.singleValueContainer(), !container.decodeNil() else {
            self.init(wrappedValue: nil)
            return
        }
        if let value = try? container.decode(Value.self) {
            self.init(wrappedValue: value)
        } else if let type = Value.self as? any LosslessStringConvertible.Type {
            self.init(wrappedValue: container.text.flatMap { type.init($0) as? Value }.flatMap(Self.finite))
        } else {
            self.init(wrappedValue: nil)
        }
    }

    /// The value, or nil if it is a number that is not finite: Swift reads `nan` and `inf` as numbers.
    private static func finite(_ value: Value) -> Value? {
        if let number = value as? any BinaryFloatingPoint, !number.isFinite { nil } else { value }
    }
}

extension Lenient: Encodable where Value: Encodable {
    /// Encodes the value, or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension Lenient: Equatable where Value: Equatable {}
extension Lenient: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
    /// Decodes a lenient value; nil if the key is absent.
    public func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
        try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
    }
}

extension SingleValueDecodingContainer {
    /// The text without surrounding white space, or a number as text, whole numbers without a decimal point.
    fileprivate var text: String? {
        if let text = try? decode(String.self) {
            let trimmed = text.drop(while: \.isWhitespace)
            return String(trimmed.reversed().drop(while: \.isWhitespace).reversed())
        }
        if let number = try? decode(Int.self) { return String(number) }
        if let number = try? decode(Double.self) { return Int(exactly: number).map(String.init) ?? String(number) }
        return nil
    }
}
