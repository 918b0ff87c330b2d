public import APICore

/// Ties the calls for one theatre to the theatre.
public struct TheatreEndpoint: HTTPEndpoint {
    public typealias Target = TheatreTarget
    public typealias Model = TheatreModel
    public typealias Vendor = AMCVendor

    /// The endpoint.
    public init() {}
}
