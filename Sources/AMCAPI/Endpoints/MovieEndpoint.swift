public import APICore

/// Ties the calls for one film to the film.
public struct MovieEndpoint: HTTPEndpoint {
    public typealias Target = MovieTarget
    public typealias Model = MovieModel
    public typealias Vendor = AMCVendor

    /// The endpoint.
    public init() {}
}
