import APICore

/// An element of the feed: its text is the label, and its attributes are texts too.
struct ITunesFeedElement: Codable, Sendable {
    let label: String?
    let attributes: [String: String]
    /// The length of a preview in milliseconds, within its link.
    let duration: Double?

    private enum CodingKeys: String, CodingKey {
        case label, attributes
        case duration = "im:duration"
    }

    init(_ label: String?, attributes: [String: String?] = [:], duration: Double? = nil) {
        self.label = label
        self.attributes = attributes.compactMapValues(\.self)
        self.duration = duration
    }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            label = text.nonBlank
            attributes = [:]
            duration = nil
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = container.text(.label)
        let attributes = try container.decode(LossyDictionary<String>.self, forKey: .attributes).wrappedValue
        self.attributes = attributes.filter { !$0.value.trimmed.isEmpty }
        duration = container.element(.duration)?.label.flatMap(Double.init)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(label, forKey: .label)
        if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
        if let duration { try container.encode(ITunesFeedElement("\(duration)"), forKey: .duration) }
    }
}

extension KeyedDecodingContainer {
    func element(_ key: Key) -> ITunesFeedElement? { oneOrMany(ITunesFeedElement.self, from: key).first }

    /// The elements of a list, or a single element, which the feed does not put into a list; empty if there is none.
    func oneOrMany<Element: Decodable & Sendable>(_ type: Element.Type, from key: Key) -> [Element] {
        if let one = try? decode(Element.self, forKey: key) { return [one] }
        return list(key)
    }

    /// Whether there is no element at all, not even one that cannot be decoded.
    func isNothing(_ key: Key) throws -> Bool {
        guard contains(key), try !decodeNil(forKey: key) else { return true }
        return (try? nestedUnkeyedContainer(forKey: key))?.isAtEnd ?? false
    }
}

extension KeyedEncodingContainer {
    /// Encodes a text as an element; nothing for nil.
    mutating func encode(label: String?, forKey key: Key) throws {
        if let label { try encode(ITunesFeedElement(label), forKey: key) }
    }
}
