import APICore

/// A list of which an answer consists, as the countries that TMDb knows. Good for some days.
///
/// See https://developer.themoviedb.org/reference/configuration-countries.
public struct TMDbValues<Element: Codable & Sendable & Hashable>: Sendable, Hashable {
    /// What is on the list, in no order that TMDb promises.
    public let values: [Element]

    /// Made of these values, as for a preview or a test.
    public init(values: [Element] = []) {
        self.values = values
    }
}

extension TMDbValues: Codable {
    /// Reads what is there, without broken elements.
    ///
    /// - Throws: when it is no list, or none of its elements can be read.
    public init(from decoder: any Decoder) throws {
        let isEmpty = try decoder.unkeyedContainer().isAtEnd
        values = try LossyArray<Element>(from: decoder).wrappedValue
        if values.isEmpty && !isEmpty {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no readable element"))
        }
    }

    /// Writes the list as TMDb sends it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(values)
    }
}
