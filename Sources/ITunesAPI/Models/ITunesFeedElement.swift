import APICore

/// An element of the feed: its text is the label, its attributes are texts too.
struct ITunesFeedElement: Decodable, Sendable {
    let label: String?
    let attributes: [String: String]
    /// How long a preview runs, in milliseconds; stands within its link.
    let duration: Double?

    private enum CodingKeys: String, CodingKey {
        case label, attributes
        case duration = "im:duration"
    }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            (label, attributes, duration) = (text.trimmed, [:], nil)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = container.text(.label)
        let attributes = try container.decode(LossyDictionary<String>.self, forKey: .attributes).wrappedValue
        self.attributes = attributes.filter { !$0.value.trimmed.isEmpty }
        duration = container.element(.duration)?.label.flatMap(Double.init)
    }
}

extension KeyedDecodingContainer {
    func element(_ key: Key) -> ITunesFeedElement? { oneOrMany(ITunesFeedElement.self, key).first }

    /// A list; a single element, which the feed does not put into a list; or nothing.
    func oneOrMany<Element: Decodable & Sendable>(_ type: Element.Type, _ key: Key) -> [Element] {
        if let one = try? decode(Element.self, forKey: key) { return [one] }
        return list(key)
    }

    /// Whether there is no element at all: not even one that cannot be read.
    func isNothing(_ key: Key) throws -> Bool {
        guard contains(key), try !decodeNil(forKey: key) else { return true }
        return (try? nestedUnkeyedContainer(forKey: key))?.isAtEnd ?? false
    }
}
