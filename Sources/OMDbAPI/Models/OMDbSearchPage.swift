import APICore

/// Up to ten results of a search. https://www.omdbapi.com/#parameters
public struct OMDbSearchPage: Sendable, Hashable {
    /// The titles in OMDb's order, each once: OMDb repeats some, within a page as well as from page to page.
    public internal(set) var films: [OMDbSearchItem]
    /// How many results there are on all pages, repeated ones included; nil when OMDb does not say. It may be more
    /// than the thousand that can be reached.
    public let total: Int?
    /// How many entries came, also repeated ones and those that cannot be read.
    let entries: Int

    /// A page of these titles, as for a preview or a test.
    public init(films: [OMDbSearchItem] = [], total: Int? = nil) {
        self.total = total
        entries = films.count
        self.films = films
    }

    /// How many entries a full page has.
    static let size = 10
    /// The highest page that OMDb gives.
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
        // This library's own.
        case entries
    }

    /// Reads a page. OMDb's words for no result, `Movie not found!`, are a page without any. Fails without a list, and
    /// when there are entries none of which can be read.
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
