public import APICore

/// Ties the calls for one showtime to the showtime.
public struct ShowtimeEndpoint: HTTPEndpoint {
    public typealias Target = ShowtimeTarget
    public typealias Model = ShowtimeModel
    public typealias Vendor = AMCVendor

    /// The endpoint.
    public init() {}
}
