public import APICore

/// The endpoint for searches and lookups, which return the same list of records.
public struct ITunesEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = ITunesTarget
    /// The model of the responses.
    public typealias Model = ITunesResults
    /// The store's conventions for errors and JSON.
    public typealias Vendor = ITunesVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
