public import APICore

/// All that came of a search, a failure included. https://www.omdbapi.com/#parameters
public struct OMDbSearchOutcome: Sendable {
    /// The films that came, in OMDb's order, each once.
    public internal(set) var films: [OMDbSearchItem] = []
    /// How many results OMDb says there are, repeated ones included. Zero when there is none; nil when OMDb did not
    /// say.
    public internal(set) var total: Int?
    /// Why there are no more films; nil when nothing failed.
    public internal(set) var failure: APIError?
}
