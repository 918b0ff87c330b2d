/// Decoding as the clients of this package do it: a field that is absent, null, of another type or a placeholder is
/// nil, and never an error.
///
/// This does what ``Lenient`` and ``LossyArray`` do, but tries the usual type first, so that long lists are decoded
/// quickly.
extension KeyedDecodingContainer {
    /// A value of this type, also if it was sent as text, or as a number where text was expected.
    package func value<Value: Decodable & Sendable>(_ key: Key) -> Value? {
        do {
            return try decodeIfPresent(Value.self, forKey: key)
        } catch {
            return (try? decode(Lenient<Value>.self, forKey: key))?.wrappedValue
        }
    }

    /// A text without surrounding white space; nil if nothing is left.
    package func text(_ key: Key) -> String? {
        let text: String? = value(key)
        return text?.nonBlank
    }

    /// A whole number.
    package func integer(_ key: Key) -> Int? { value(key) }

    /// A whole number above 0; nil for 0 and less, which stand for an unknown number.
    package func positive(_ key: Key) -> Int? {
        guard let number = integer(key), number > 0 else { return nil }
        return number
    }

    /// A number, sent with or without a decimal point; nil if it is not finite.
    package func number(_ key: Key) -> Double? {
        value(key).flatMap { (number: Double) in number.isFinite ? number : nil }
    }

    /// A Boolean, also if it was sent as text or as 0 or 1.
    package func flag(_ key: Key) -> Bool? {
        do {
            return try decodeIfPresent(Bool.self, forKey: key)
        } catch {
            return switch text(key)?.lowercased() {
            case "true", "1": true
            case "false", "0": false
            default: nil
            }
        }
    }

    /// A list without its broken elements; empty if there is none.
    package func list<Element: Decodable & Sendable>(_ key: Key) -> [Element] {
        (try? decode(LossyArray<Element>.self, forKey: key))?.wrappedValue ?? []
    }

    /// A list of texts, without the blank ones.
    package func texts(_ key: Key) -> [String] {
        let texts: [String] = list(key)
        return texts.compactMap(\.nonBlank)
    }

    /// The list that is the main content of a response, without its broken elements.
    ///
    /// - Throws: if there is no list, or none of its elements can be decoded: an empty list would claim that there is
    ///   nothing, which is not known.
    package func essentialList<Element: Decodable & Sendable>(_ key: Key) throws -> [Element] {
        let isEmpty = try nestedUnkeyedContainer(forKey: key).isAtEnd
        let elements: [Element] = list(key)
        if elements.isEmpty && !isEmpty {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no readable element")
        }
        return elements
    }
}

extension String {
    /// The text without surrounding white space; nil if nothing is left.
    package var nonBlank: String? {
        guard let first = utf8.first, let last = utf8.last else { return nil }
        let isPlain = first > 0x20 && first < 0x80 && last > 0x20 && last < 0x80
        if isPlain { return self }
        let trimmed = drop(while: \.isWhitespace)
        guard let end = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(trimmed[...end])
    }
}
