import APICore

/// A list, as most of TVmaze's answers are. https://www.tvmaze.com/api
public struct TVmazeList<Element: Codable & Hashable & Sendable>: Sendable, Hashable {
    /// The elements in TVmaze's order. Those without an ID are left out.
    public let elements: [Element]

    /// The answer with these elements.
    public init(_ elements: [Element]) {
        self.elements = elements
    }
}

extension TVmazeList: Codable {
    /// Reads the elements. Fails when there is no list, or when none of its elements can be read, so that another answer
    /// is not read as an empty list.
    public init(from decoder: any Decoder) throws {
        let isEmpty = try decoder.unkeyedContainer().isAtEnd
        elements = try LossyArray<Element>(from: decoder).wrappedValue
        if elements.isEmpty && !isEmpty {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no readable element"))
        }
    }

    /// Writes a list.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(elements)
    }
}
