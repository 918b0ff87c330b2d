import APICore

/// Connects the calls for films with the pages that they return.
public struct MoviesEndpoint: AMCPagedEndpoint {
    public typealias Target = MoviesTarget
    public typealias Model = MoviesModel
    public typealias Vendor = AMCVendor
    public typealias Item = MovieModel

    /// Creates the endpoint.
    public init() {}
}
