import APICore

/// Connects the calls for showtimes with the pages that they return. A day without showtimes is an empty page.
public struct ShowtimesEndpoint: AMCPagedEndpoint {
    public typealias Target = ShowtimesTarget
    public typealias Model = ShowtimesModel
    public typealias Vendor = AMCShowtimesVendor
    public typealias Item = ShowtimeModel

    /// Creates the endpoint.
    public init() {}
}
