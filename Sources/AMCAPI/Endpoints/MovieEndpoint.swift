public import APICore

/// Connects the calls for a film with its model.
public struct MovieEndpoint: HTTPEndpoint {
    public typealias Target = MovieTarget
    public typealias Model = MovieModel
    public typealias Vendor = AMCVendor

    /// Creates the endpoint.
    public init() {}
}
