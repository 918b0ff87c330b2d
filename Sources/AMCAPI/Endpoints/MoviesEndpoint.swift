import APICore

/// Ties the calls for films to the pages they answer with.
public struct MoviesEndpoint: AMCPagedEndpoint {
    public typealias Target = MoviesTarget
    public typealias Model = MoviesModel
    public typealias Vendor = AMCVendor
    public typealias Item = MovieModel

    /// The endpoint.
    public init() {}
}
