/// A value that a service sends in its own type, as text, as null, or not at all.
///
///     struct Movie: Decodable {
///         let id: Int
///         @Lenient var runtime: Int?
///     }
///
/// A number sent as text, or text sent as a number, is read as what is asked for. Anything else is nil, and the rest of
/// the model is still read.
@propertyWrapper
public struct Lenient<Value: Decodable & Sendable>: Sendable {
    /// The value, or nil when there was none that could be read.
    public var wrappedValue: Value?

    /// A value that is known already.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }
}

extension Lenient: Decodable {
    /// Reads what is there; never throws.
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

    /// Swift reads `nan` and `inf` as numbers.
    private static func finite(_ value: Value) -> Value? {
        if let number = value as? any BinaryFloatingPoint, !number.isFinite { nil } else { value }
    }
}

extension Lenient: Encodable where Value: Encodable {
    /// Writes the value, or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension Lenient: Equatable where Value: Equatable {}
extension Lenient: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
    /// Reads a lenient value; nil when the key is absent.
    public func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
        try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
    }
}

extension SingleValueDecodingContainer {
    /// A text without the white space around it, or a number as text. A whole number has no point.
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
