import APICore

/// A response that is a list, as most of TVmaze's are. https://www.tvmaze.com/api
public struct TVmazeList<Element: Codable & Hashable & Sendable>: Sendable, Hashable {
    /// The elements in TVmaze's order, without those that have no ID.
    public let elements: [Element]

    /// Creates a list with these elements.
    public init(_ elements: [Element]) {
        self.elements = elements
    }
}

extension TVmazeList: Codable {
    /// Decodes the elements. Fails if there is no list, or if none of its elements can be decoded, so that another
    /// response is not taken for an empty list.
    public init(from decoder: any Decoder) throws {
        let isEmpty = try decoder.unkeyedContainer().isAtEnd
        elements = try LossyArray<Element>(from: decoder).wrappedValue
        if elements.isEmpty && !isEmpty {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no readable element"))
        }
    }

    /// Encodes the list.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(elements)
    }
}
