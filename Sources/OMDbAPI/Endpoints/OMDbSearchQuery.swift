/// The search term and filters of a search. https://www.omdbapi.com/#parameters
public struct OMDbSearchQuery: Sendable, Hashable {
    /// Words of the title. Very short ones are refused, since there would be too many results.
    public var text: String
    /// The kind of titles to find; nil for all kinds.
    public var type: OMDbType?
    /// The year of the titles to find; nil for all years.
    public var year: Int?

    /// A search for a title.
    public init(_ text: String, type: OMDbType? = nil, year: Int? = nil) {
        self.text = text
        self.type = type
        self.year = year
    }
}
