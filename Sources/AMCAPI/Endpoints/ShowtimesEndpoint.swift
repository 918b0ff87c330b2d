import APICore

/// Ties the calls for showtimes to the pages they answer with. A day without any is an empty page.
public struct ShowtimesEndpoint: AMCPagedEndpoint {
    public typealias Target = ShowtimesTarget
    public typealias Model = ShowtimesModel
    public typealias Vendor = AMCShowtimesVendor
    public typealias Item = ShowtimeModel

    /// The endpoint.
    public init() {}
}
