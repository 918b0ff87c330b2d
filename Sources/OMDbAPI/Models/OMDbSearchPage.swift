import APICore

/// A page of up to ten results of a search. https://www.omdbapi.com/#parameters
public struct OMDbSearchPage: Sendable, Hashable {
    /// The titles in OMDb's order, each once: OMDb repeats some, within a page as well as from page to page.
    public internal(set) var films: [OMDbSearchItem]
    /// The number of results on all pages, including repeated ones; nil if OMDb does not say. It may be more than the
    /// thousand that can be fetched.
    public let total: Int?
    /// The number of entries that were sent, including repeated ones and those that cannot be decoded.
    let entries: Int

    /// Creates a page with these titles, such as for a preview or a test.
    public init(films: [OMDbSearchItem] = [], total: Int? = nil) {
        self.total = total
        entries = films.count
        self.films = films
    }

    /// The number of entries on a full page.
    static let size = 10
    /// The last page that OMDb returns.
    static let last = 100

    /// Whether there is a page after this one.
    func hasNext(after number: Int) -> Bool {
        guard entries > 0, number < Self.last else { return false }
        return total.map { number * Self.size < $0 } ?? (entries >= Self.size)
    }
}

extension OMDbSearchPage: Codable {
    private enum CodingKeys: String, CodingKey {
        case films = "Search"
        case total = "totalResults"
        // Not a field of OMDb's, but of this library.
        case entries
    }

    /// Decodes a page. OMDb's message for no result, `Movie not found!`, is an empty page. Fails without a list, and if
    /// none of its entries can be decoded.
    public init(from decoder: any Decoder) throws {
        if let refusal = try OMDbEnvelope(from: decoder).refusal, OMDbRefusal(refusal) == .nothingFound {
            films = []
            total = 0
            entries = 0
            return
        }
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let list = try fields.list(.films, of: OMDbSearchItem.self)
        var seen: Set<String> = []
        films = list.elements.filter { seen.insert($0.imdbID).inserted }
        total = fields.known(.total)?.wholeNumber
        entries = fields.integer(.entries) ?? list.count
    }
}
