public import APICore

/// The elements of a list that were fetched, and the error that ended the fetching early.
public struct AMCOutcome<Item: AMCItem>: Sendable {
    /// The elements that were fetched, each once, in AMC's order.
    public let items: [Item]
    /// The number of elements of the whole list, as AMC last reported it; nil if it did not.
    public let total: Int?
    /// The error that ended the fetching; nil if AMC had no more pages, or the requested number of items was reached.
    /// If there are fewer ``items`` than ``total`` without a failure, AMC did not deliver all that it counts, or not
    /// all could be decoded.
    public let failure: APIError?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(items: [Item] = [], total: Int? = nil, failure: APIError? = nil) {
        self.items = items
        self.total = total
        self.failure = failure
    }
}
