public import APICore

/// The endpoint for charts.
public struct ITunesFeedEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = ITunesFeedTarget
    /// The model of the responses.
    public typealias Model = ITunesFeed
    /// The store's conventions for errors and JSON.
    public typealias Vendor = ITunesVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
