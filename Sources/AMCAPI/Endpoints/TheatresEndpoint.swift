import APICore

/// Connects the calls for theatres with the pages that they return.
public struct TheatresEndpoint: AMCPagedEndpoint {
    public typealias Target = TheatresTarget
    public typealias Model = TheatresModel
    public typealias Vendor = AMCVendor
    public typealias Item = TheatreModel

    /// Creates the endpoint.
    public init() {}
}
