public import APICore

/// What arrived of a list, and what kept the rest from arriving.
public struct AMCOutcome<Item: AMCItem>: Sendable {
    /// What arrived, each element once, in AMC's order.
    public let items: [Item]
    /// How many elements the whole list has, as AMC said last; nil when it did not say.
    public let total: Int?
    /// Why there is no more; nil when the list is whole, or as long as was asked for.
    public let failure: APIError?
}
