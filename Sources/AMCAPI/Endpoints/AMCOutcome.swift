public import APICore

/// What arrived of a list, and what kept the rest from arriving.
public struct AMCOutcome<Item: AMCItem>: Sendable {
    /// What arrived, each element once, in AMC's order.
    public let items: [Item]
    /// How many elements the whole list has, as AMC said last; nil when it did not say.
    public let total: Int?
    /// What went wrong on the way; nil when AMC had no further page, or as many items came as were asked for. Fewer
    /// ``items`` than ``total`` without a failure: AMC did not deliver all that it counts, or not all could be read.
    public let failure: APIError?
}
