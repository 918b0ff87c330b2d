public import APICore

/// The result of a search, with its failure if there was one. https://www.omdbapi.com/#parameters
public struct OMDbSearchOutcome: Sendable {
    /// The films that were fetched, in OMDb's order, each once.
    public internal(set) var films: [OMDbSearchItem] = []
    /// The number of results that OMDb reports, which counts repeated ones. Zero if there are none; nil if OMDb did not
    /// report it.
    public internal(set) var total: Int?
    /// The error that ended the search early; nil if there was none.
    public internal(set) var failure: APIError?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(films: [OMDbSearchItem] = [], total: Int? = nil, failure: APIError? = nil) {
        self.films = films
        self.total = total
        self.failure = failure
    }
}
