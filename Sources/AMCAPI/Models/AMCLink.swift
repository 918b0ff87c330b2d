import APICore

/// A link that AMC adds to a page or an element. Its address may name a host of AMC's own network.
///
/// ``AMCClient`` follows the links to the next and the previous page, using only their path and query. For other
/// links, use ``AMCAddress``.
public struct AMCLink: Sendable, Hashable, Codable {
    /// The address, as it was sent.
    public let href: String
    /// Whether the address has placeholders in braces, such as `{theatre-id}`.
    public let isTemplated: Bool

    /// Creates a link to an address.
    public init(href: String, isTemplated: Bool = false) {
        self.href = href
        self.isTemplated = isTemplated
    }

    /// Decodes a link; of a list of links, the first.
    ///
    /// - Throws: `DecodingError` if there is no address.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            guard let href = container.text(.href) else {
                throw DecodingError.dataCorruptedError(forKey: .href, in: container, debugDescription: "no address")
            }
            self.init(href: href, isTemplated: container.flag(.templated) ?? false)
        } else if var list = try? decoder.unkeyedContainer() {
            self = try list.decode(AMCLink.self)
        } else {
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let href = text.nonBlank else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no address"))
            }
            self.init(href: href)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case href, templated
    }

    /// Encodes the address, and whether it is templated.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(href, forKey: .href)
        try container.encode(isTemplated, forKey: .templated)
    }

    /// The link with its placeholders replaced by values, percent-encoded. Placeholders without a value stay.
    public func filled(with values: [String: String]) -> AMCLink {
        var filled = href
        for (name, value) in values {
            filled = filled.replacing("{\(name)}", with: value.percentEncoded)
        }
        return AMCLink(href: filled, isTemplated: isTemplated && filled.contains("{"))
    }
}
