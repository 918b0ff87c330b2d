/// Ties the calls of a target type to the model of their answers, and to the vendor.
///
///     struct MoviesEndpoint: HTTPEndpoint {
///         typealias Target = MoviesTarget
///         typealias Model = MoviesModel
///     }
///
///     let movies = try await MoviesEndpoint().request(.nowPlaying(page: 1), with: client)
public protocol HTTPEndpoint: Sendable {
    /// The calls.
    associatedtype Target: HTTPTargetType
    /// What each of them answers with.
    associatedtype Model: Decodable & Sendable
    /// The vendor: how failures look and how JSON is read. Plain HTTP by default.
    associatedtype Vendor: APIVendor = PlainVendor
}

extension HTTPEndpoint {
    /// Makes a call and reads its answer.
    ///
    /// - Throws: ``APIError``; ``APIError/Kind/cancelled`` when the task was cancelled.
    public func request(_ target: Target, with client: APIClient) async throws(APIError) -> Model {
        let request = try client.request(for: target, of: Vendor.self)
        return try await client.answer(to: request, from: Vendor.self)
    }
}
