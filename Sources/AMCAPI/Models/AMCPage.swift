import APICore
public import Foundation

/// A page of a list, with AMC's data about the whole list: ``MoviesModel``, ``TheatresModel`` and ``ShowtimesModel``.
///
/// An element that cannot be decoded is left out, and so are duplicates. If none of a list's elements can be decoded,
/// decoding the page fails.
public struct AMCPage<Item: AMCItem>: Sendable, Hashable {
    /// The elements of the page, in AMC's order.
    public internal(set) var items: [Item]
    /// The number of the page, from 1.
    public let pageNumber: Int?
    /// The number of elements that AMC puts on a page.
    public let pageSize: Int?
    /// The number of elements of the whole list, all pages together.
    public let count: Int?
    /// The time when the showtimes were last updated. Nil for films and theatres.
    public let lastUpdatedDateUtc: Date?
    /// The links of the page, by their names: `self`, `next`, `previous`.
    public let links: [String: AMCLink]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        items: [Item] = [], pageNumber: Int? = nil, pageSize: Int? = nil, count: Int? = nil,
        lastUpdatedDateUtc: Date? = nil, links: [String: AMCLink] = [:]
    ) {
        self.items = items
        self.pageNumber = pageNumber
        self.pageSize = pageSize
        self.count = count
        self.lastUpdatedDateUtc = lastUpdatedDateUtc
        self.links = links
    }

    /// The link to the next page; nil on the last one.
    public var nextLink: AMCLink? { links["next"] }

    /// The link to the previous page; nil on the first one.
    public var previousLink: AMCLink? { links["previous"] ?? links["prev"] }
}

extension AMCPage: Codable {
    private enum CodingKeys: String, CodingKey {
        case pageNumber, pageSize, count, lastUpdatedDateUtc
        case links = "_links"
        case embedded = "_embedded"
    }

    /// Decodes a page. AMC's error that there are no showtimes is decoded as an empty page.
    ///
    /// - Throws: `DecodingError` if it is not a page, if nothing of a non-empty list can be decoded, or if a first page
    ///   is empty though AMC counts elements.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard container.contains(.embedded) || container.contains(.count) || Self.isDayWithoutShowtimes(decoder) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no page"))
        }
        pageNumber = container.integer(.pageNumber)
        pageSize = container.integer(.pageSize)
        count = container.integer(.count)
        lastUpdatedDateUtc = container.moment(.lastUpdatedDateUtc)
        links = container.dictionary(.links)
        let listed = try Self.items(in: container)
        items = listed ?? []
        // A page after the last one may be empty.
        let isFirst = pageNumber.map { $0 <= 1 } ?? (listed == nil)
        if items.isEmpty, isFirst, let count, count > 0 {
            throw DecodingError.dataCorruptedError(forKey: .embedded, in: container, debugDescription: "nothing listed")
        }
    }

    /// Encodes the page as AMC sends it. An error that there are no showtimes becomes an empty list.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(pageNumber, forKey: .pageNumber)
        try container.encodeIfPresent(pageSize, forKey: .pageSize)
        try container.encodeIfPresent(count, forKey: .count)
        try container.encodeIfPresent(lastUpdatedDateUtc, forKey: .lastUpdatedDateUtc)
        try container.encode(links, forKey: .links)
        var embedded = container.nestedContainer(keyedBy: ListName.self, forKey: .embedded)
        try embedded.encode(items, forKey: ListName(stringValue: Item.listName))
    }

    private static func isDayWithoutShowtimes(_ decoder: any Decoder) -> Bool {
        Item.self == ShowtimeModel.self && (try? AMCErrors(from: decoder))?.sayNoShowtimes == true
    }

    /// The elements, or nil if there is no list of them.
    private static func items(in container: KeyedDecodingContainer<CodingKeys>) throws -> [Item]? {
        guard container.contains(.embedded), try !container.decodeNil(forKey: .embedded) else { return nil }
        let name = ListName(stringValue: Item.listName)
        let embedded = try container.nestedContainer(keyedBy: ListName.self, forKey: .embedded)
        guard embedded.contains(name), try !embedded.decodeNil(forKey: name) else { return nil }
        let items: [Item] = try embedded.essentialList(name)
        var known = Set<Item.ID>(minimumCapacity: items.count)
        return items.filter { known.insert($0.id).inserted }
    }

    private struct ListName: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
