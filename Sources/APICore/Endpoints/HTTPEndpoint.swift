/// Connects the calls of a target type with the model of their responses and with the vendor.
///
///     struct MoviesEndpoint: HTTPEndpoint {
///         typealias Target = MoviesTarget
///         typealias Model = MoviesModel
///     }
///
///     let movies = try await MoviesEndpoint().request(.nowPlaying(page: 1), with: client)
public protocol HTTPEndpoint: Sendable {
    /// The type of the calls.
    associatedtype Target: HTTPTargetType
    /// The model that the response to each of the calls is decoded into.
    associatedtype Model: Decodable & Sendable
    /// The vendor, who decides how failures look and how JSON is decoded. ``PlainVendor`` by default.
    associatedtype Vendor: APIVendor = PlainVendor
}

extension HTTPEndpoint {
    /// Makes a call and decodes its response.
    ///
    /// - Throws: ``APIError``; ``APIError/Kind/cancelled`` if the task was cancelled.
    public func request(_ target: Target, with client: APIClient) async throws(APIError) -> Model {
        let request = try client.request(for: target, of: Vendor.self)
        return try await client.answer(to: request, from: Vendor.self)
    }
}
