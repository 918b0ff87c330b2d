public import APICore

/// The result of a search, with its failure if there was one. https://www.omdbapi.com/#parameters
public struct OMDbSearchOutcome: Sendable {
    /// The films that came, in OMDb's order, each once.
    public internal(set) var films: [OMDbSearchItem] = []
    /// How many results there are, as OMDb says, which counts repeated ones. Zero when there is none; nil when OMDb did
    /// not say.
    public internal(set) var total: Int?
    /// Why there are no more films; nil when nothing failed.
    public internal(set) var failure: APIError?

    /// Made of these parts, as for a preview or a test.
    public init(films: [OMDbSearchItem] = [], total: Int? = nil, failure: APIError? = nil) {
        self.films = films
        self.total = total
        self.failure = failure
    }
}
