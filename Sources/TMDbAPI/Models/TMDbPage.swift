import APICore

/// A page of a list, as members' reviews of a film, or the most popular series.
public struct TMDbPage<Element: Codable & Sendable & Hashable>: Sendable, Hashable {
    /// What is on the page.
    public var results: [Element]
    /// The number of the page, from 1.
    public let page: Int?
    /// How many pages TMDb says there are. Only the first 500 can be asked for.
    public let totalPages: Int?
    /// How many there are on all pages.
    public let totalResults: Int?

    /// Made of these parts, as for a preview or a test.
    public init(results: [Element] = [], page: Int? = nil, totalPages: Int? = nil, totalResults: Int? = nil) {
        self.results = results
        self.page = page
        self.totalPages = totalPages
        self.totalResults = totalResults
    }
}

extension TMDbPage: Codable {
    private enum CodingKeys: String, CodingKey {
        case results
        case page
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        results = try values.essentialList(.results)
        page = values.integer(.page)
        totalPages = values.integer(.totalPages)
        totalResults = values.integer(.totalResults)
    }
}

extension TMDbPage: TMDbListPage where Element: Identifiable {}
