public import APICore

/// The endpoint for searches and lookups, which return the same list of records.
public typealias ITunesEndpoint = VendorEndpoint<ITunesTarget, ITunesResults, ITunesVendor>
