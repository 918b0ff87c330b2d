/// A list whose broken elements are left out, instead of failing the whole response.
///
///     struct Page: Decodable {
///         @LossyArray var results: [Film]
///     }
///
/// Null, an absent key or anything that is not a list is read as an empty list. After a thousand broken elements the
/// rest is left out too.
@propertyWrapper
public struct LossyArray<Element: Decodable & Sendable>: Sendable {
    /// The elements that could be decoded, in their order.
    public var wrappedValue: [Element]

    /// Wraps a list that needs no decoding.
    public init(wrappedValue: [Element]) {
        self.wrappedValue = wrappedValue
    }
}

extension LossyArray: Decodable {
    /// Decodes every element that can be decoded; never throws.
    public init(from decoder: any Decoder) throws {
        var elements: [Element] = []
        if var list = try? decoder.unkeyedContainer() {
            elements.reserveCapacity(list.count ?? 0)
            var broken = 0
            while !list.isAtEnd, broken < 1_000 {
                if let element = try? list.decode(Element.self) {
                    elements.append(element)
                } else if (try? list.decode(Skipped.self)) != nil {
                    broken += 1
                } else {
                    break
                }
            }
        }
        self.init(wrappedValue: elements)
    }

    /// An element that is skipped.
    private struct Skipped: Decodable {
        init(from decoder: any Decoder) {}
    }
}

extension LossyArray: Encodable where Element: Encodable {
    /// Encodes the elements as a list.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}

extension KeyedDecodingContainer {
    /// Decodes a lossy list; empty if the key is absent.
    public func decode<Element>(_ type: LossyArray<Element>.Type, forKey key: Key) throws -> LossyArray<Element> {
        try decodeIfPresent(type, forKey: key) ?? LossyArray(wrappedValue: [])
    }
}
