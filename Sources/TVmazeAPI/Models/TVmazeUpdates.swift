import APICore
public import Foundation

/// The shows that have changed. https://www.tvmaze.com/api#updates
public struct TVmazeUpdates: Sendable, Hashable {
    /// The time of the last change, by TVmaze's ID of the show.
    public let shows: [Int: Date]

    /// Creates updates with these times, which are encoded to the second.
    public init(shows: [Int: Date]) {
        self.shows = shows
    }
}

extension TVmazeUpdates: Codable {
    /// Decodes `{"81":1780096192}`; an empty list is decoded as no changes. Fails if nothing in it can be decoded.
    public init(from decoder: any Decoder) throws {
        let seconds = try LossyDictionary<Lenient<Int>>(from: decoder).wrappedValue
        var shows: [Int: Date] = [:]
        for (key, value) in seconds {
            if let id = Int(key), id > 0, let date = value.wrappedValue.flatMap({ Date(epoch: $0) }) {
                shows[id] = date
            }
        }
        if shows.isEmpty, try !Self.isEmpty(decoder) {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no readable change"))
        }
        self.shows = shows
    }

    /// Whether there is a list or an object, and nothing in it.
    private static func isEmpty(_ decoder: any Decoder) throws -> Bool {
        if let object = try? decoder.container(keyedBy: AnyKey.self) { return object.allKeys.isEmpty }
        return try decoder.unkeyedContainer().isAtEnd
    }

    /// Encodes seconds since 1970 by ID, as TVmaze does.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: AnyKey.self)
        for (id, date) in shows {
            try values.encode(date.milliseconds / 1_000, forKey: AnyKey(stringValue: String(id)))
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
