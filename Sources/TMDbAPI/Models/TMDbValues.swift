import APICore

/// A response that is a plain list, such as the countries that TMDb knows. It can be cached for some days.
///
/// See https://developer.themoviedb.org/reference/configuration-countries.
public struct TMDbValues<Element: Codable & Sendable & Hashable>: Sendable, Hashable {
    /// The elements, in no order that TMDb guarantees.
    public let values: [Element]

    /// Creates a list from its values, such as for a preview or a test.
    public init(values: [Element] = []) {
        self.values = values
    }
}

extension TMDbValues: Codable {
    /// Decodes the list, without broken elements.
    ///
    /// - Throws: if it is not a list, or none of its elements can be decoded.
    public init(from decoder: any Decoder) throws {
        let isEmpty = try decoder.unkeyedContainer().isAtEnd
        values = try LossyArray<Element>(from: decoder).wrappedValue
        if values.isEmpty && !isEmpty {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no readable element"))
        }
    }

    /// Encodes the list as TMDb sends it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(values)
    }
}
