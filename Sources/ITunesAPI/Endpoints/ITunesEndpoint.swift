public import APICore

/// Search and lookup, which answer with the same list of records.
public struct ITunesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = ITunesTarget
    /// What each of them answers with.
    public typealias Model = ITunesResults
    /// Who answers.
    public typealias Vendor = ITunesVendor

    /// The endpoint. It holds nothing.
    public init() {}
}
