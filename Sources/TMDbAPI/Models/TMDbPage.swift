import APICore

/// A page of a list, such as members' reviews of a film or the most popular series.
public struct TMDbPage<Element: Codable & Sendable & Hashable>: Sendable, Hashable {
    /// The items on the page.
    public var results: [Element]
    /// The number of the page, from 1.
    public let page: Int?
    /// The number of pages that TMDb reports. Only the first 500 can be fetched.
    public let totalPages: Int?
    /// The number of items on all pages.
    public let totalResults: Int?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(results: [Element] = [], page: Int? = nil, totalPages: Int? = nil, totalResults: Int? = nil) {
        self.results = results
        self.page = page
        self.totalPages = totalPages
        self.totalResults = totalResults
    }
}

extension TMDbPage: Codable {
    private enum CodingKeys: String, CodingKey {
        case results, page
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        results = try values.essentialList(.results)
        page = values.integer(.page)
        totalPages = values.integer(.totalPages)
        totalResults = values.integer(.totalResults)
    }
}

extension TMDbPage: TMDbListPage where Element: Identifiable {}
