public import APICore

/// Connects the calls for a theatre with its model.
public struct TheatreEndpoint: HTTPEndpoint {
    public typealias Target = TheatreTarget
    public typealias Model = TheatreModel
    public typealias Vendor = AMCVendor

    /// Creates the endpoint.
    public init() {}
}
