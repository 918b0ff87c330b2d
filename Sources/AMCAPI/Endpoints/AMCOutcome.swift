public import APICore

/// What arrived of a list, and why the rest did not.
public struct AMCOutcome<Item: AMCItem>: Sendable {
    /// What arrived, each element once, in AMC's order.
    public let items: [Item]
    /// How many elements the whole list has, by AMC's last word; nil when it did not say.
    public let total: Int?
    /// What went wrong; nil when AMC had no more pages, or as many items came as were asked for. Fewer ``items`` than
    /// ``total`` without a failure: AMC did not deliver all that it counts, or not all could be read.
    public let failure: APIError?

    /// Made of these parts, as for a preview or a test.
    public init(items: [Item] = [], total: Int? = nil, failure: APIError? = nil) {
        self.items = items
        self.total = total
        self.failure = failure
    }
}
