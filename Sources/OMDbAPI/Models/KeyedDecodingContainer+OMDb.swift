import APICore

extension KeyedDecodingContainer {
    /// The text of a field, nil if it is absent, empty or `N/A`. A number is read as text.
    func known(_ key: Key) -> String? {
        text(key)?.known
    }

    /// A decimal number on a scale that begins at 0, sent as text by OMDb and encoded as a number by this library.
    func decimal(_ key: Key, upTo limit: Double) -> Double? {
        guard let number = try? decode(Double.self, forKey: key) else {
            return known(key)?.decimalNumber(upTo: limit)
        }
        guard (0...limit).contains(number) else { return nil }
        return number
    }

    /// A list of texts, sent as one text with commas by OMDb and encoded as a list by this library.
    func parts(_ key: Key) -> [String] {
        (try? decode([String].self, forKey: key)) ?? known(key)?.commaList ?? []
    }

    /// People, sent as one text with commas by OMDb and encoded as a list by this library.
    func credits(_ key: Key) -> [OMDbCredit] {
        (try? decode([OMDbCredit].self, forKey: key)) ?? known(key).map { OMDbCredit.list($0) } ?? []
    }

    /// A text that identifies a film, so it is required.
    func identity(_ key: Key) throws -> String {
        guard let text = known(key) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "no identity"))
        }
        return text
    }

    /// The elements of a list that can be decoded, and the number that was sent. No list, or a list in which nothing
    /// can be decoded, is an error: an empty list would claim that there is nothing.
    func list<Element>(
        _ key: Key, of type: Element.Type
    ) throws -> (elements: [Element], count: Int) where Element: Decodable & Sendable {
        _ = try nestedUnkeyedContainer(forKey: key)
        let entries = try decode(LossyArray<Entry<Element>>.self, forKey: key).wrappedValue
        let elements = entries.compactMap(\.element)
        if elements.isEmpty, !entries.isEmpty {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no readable entry")
        }
        return (elements, entries.count)
    }
}

/// An entry of a list, or nil if it cannot be decoded; it counts anyway.
private struct Entry<Element: Decodable & Sendable>: Decodable {
    let element: Element?

    init(from decoder: any Decoder) {
        element = try? Element(from: decoder)
    }
}
