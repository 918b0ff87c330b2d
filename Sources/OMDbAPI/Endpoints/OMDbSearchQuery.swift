/// What to search for. https://www.omdbapi.com/#parameters
public struct OMDbSearchQuery: Sendable, Hashable {
    /// Words of the title. A very short one is refused, since there are too many results.
    public var text: String
    /// Only titles of this kind; nil for all.
    public var type: OMDbType?
    /// Only titles of this year; nil for all.
    public var year: Int?

    /// A search for a title.
    public init(_ text: String, type: OMDbType? = nil, year: Int? = nil) {
        self.text = text
        self.type = type
        self.year = year
    }
}
