public import APICore

/// Connects the calls for a showtime with its model.
public struct ShowtimeEndpoint: HTTPEndpoint {
    public typealias Target = ShowtimeTarget
    public typealias Model = ShowtimeModel
    public typealias Vendor = AMCVendor

    /// Creates the endpoint.
    public init() {}
}
