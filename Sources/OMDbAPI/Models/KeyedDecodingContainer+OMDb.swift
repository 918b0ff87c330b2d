import APICore

extension KeyedDecodingContainer {
    /// The text of a field, nil when it is absent, empty or `N/A`. A number is read as text.
    func text(_ key: Key) -> String? {
        (try? decode(Lenient<String>.self, forKey: key))?.wrappedValue?.known
    }

    /// A text without which there is nothing to tell one film from another.
    func identity(_ key: Key) throws -> String {
        guard let text = text(key) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "no identity"))
        }
        return text
    }

    /// A list; no list at all is an error, where an empty one would say that there is nothing.
    func list<Element>(_ key: Key, of type: Element.Type) throws -> [Element] where Element: Decodable & Sendable {
        _ = try nestedUnkeyedContainer(forKey: key)
        return try decode(LossyArray<Element>.self, forKey: key).wrappedValue
    }
}
