/// The endpoint for calls of a vendor that need nothing of their own: a target, a model and the vendor say it all.
///
///     typealias MoviesEndpoint = VendorEndpoint<MoviesTarget, MoviesModel, MyVendor>
public struct VendorEndpoint<Target: HTTPTargetType, Model: Decodable & Sendable, Vendor: APIVendor>: HTTPEndpoint {
    /// Creates the endpoint, which has no state.
    public init() {}
}
