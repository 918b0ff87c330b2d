/// One page of a longer list, with the cursor of the next.
public struct Page<Element: Sendable>: Sendable {
    public var items: [Element]
    /// The number of elements on all pages.
    public var total: Int
    /// The cursor of the next page; nil on the last page.
    public var next: PageCursor?

    public init(items: [Element], total: Int, next: PageCursor? = nil) {
        self.items = items
        self.total = total
        self.next = next
    }

    /// The same page with each element transformed.
    public func map<Other>(_ transform: (Element) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(items: try items.map(transform), total: total, next: next)
    }
}

extension Page: Equatable where Element: Equatable {}

extension Page: Encodable where Element: Encodable {}

/// The start of a page. Only the service that created a cursor can decode it; an undecodable one means the first page.
public struct PageCursor: Hashable, Sendable, TextCodable {
    public static let maximumLength = 2_000

    public let description: String

    /// Returns nil when the text is empty or longer than any cursor.
    public init?(_ description: String) {
        guard 1...Self.maximumLength ~= description.utf8.count else { return nil }
        self.description = description
    }
}

/// A request for a page of a list.
public struct PageRequest: Hashable, Sendable {
    public static let sizes = 1...200

    /// The number of elements on a page, clamped to ``sizes``.
    public let size: Int
    /// The cursor of the page; nil for the first page.
    public let cursor: PageCursor?

    public init(size: Int = 48, after cursor: PageCursor? = nil) {
        self.size = min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
        self.cursor = cursor
    }
}
