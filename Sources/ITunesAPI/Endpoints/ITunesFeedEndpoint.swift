public import APICore

/// The endpoint for charts.
public typealias ITunesFeedEndpoint = VendorEndpoint<ITunesFeedTarget, ITunesFeed, ITunesVendor>
