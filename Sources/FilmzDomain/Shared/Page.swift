/// One page of a longer list, and how to ask for the next.
public struct Page<Element: Sendable>: Sendable {
    public var items: [Element]
    /// How many elements all pages have together.
    public var total: Int
    /// Where the next page starts; nil on the last page.
    public var next: PageCursor?

    public init(items: [Element], total: Int, next: PageCursor? = nil) {
        self.items = items
        self.total = total
        self.next = next
    }

    /// The same page with other elements in it.
    public func map<Other>(_ transform: (Element) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(items: try items.map(transform), total: total, next: next)
    }
}

extension Page: Equatable where Element: Equatable {}

extension Page: Encodable where Element: Encodable {}

/// Where a page starts. Only the service that made it can read it; a cursor that it cannot read means the first page.
public struct PageCursor: Hashable, Sendable, TextCodable {
    public static let maximumLength = 2_000

    public let description: String

    /// Returns nil when the text is empty or longer than any cursor.
    public init?(_ description: String) {
        guard 1...Self.maximumLength ~= description.utf8.count else { return nil }
        self.description = description
    }
}

/// Which page of a list is wanted.
public struct PageRequest: Hashable, Sendable {
    public static let sizes = 1...200

    /// How many elements a page has; kept within ``sizes``.
    public let size: Int
    /// Nil for the first page.
    public let cursor: PageCursor?

    public init(size: Int = 48, after cursor: PageCursor? = nil) {
        self.size = min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
        self.cursor = cursor
    }
}
