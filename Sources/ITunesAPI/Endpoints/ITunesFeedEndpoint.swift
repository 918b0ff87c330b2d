public import APICore

/// The charts.
public struct ITunesFeedEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = ITunesFeedTarget
    /// What each of them answers with.
    public typealias Model = ITunesFeed
    /// Who answers.
    public typealias Vendor = ITunesVendor

    /// The endpoint. It holds nothing.
    public init() {}
}
