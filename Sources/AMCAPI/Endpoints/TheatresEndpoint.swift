import APICore

/// Ties the calls for theatres to the pages they answer with.
public struct TheatresEndpoint: AMCPagedEndpoint {
    public typealias Target = TheatresTarget
    public typealias Model = TheatresModel
    public typealias Vendor = AMCVendor
    public typealias Item = TheatreModel

    /// The endpoint.
    public init() {}
}
