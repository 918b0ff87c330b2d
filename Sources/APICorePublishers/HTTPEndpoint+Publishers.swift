public import APICore

#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension HTTPEndpoint {
    /// Makes a call for each subscriber and publishes the model of its response; fails with an `APIError`.
    ///
    /// Cancelling the subscription cancels the call.
    public func publisher(for target: Target, with client: APIClient) -> AnyPublisher<Model, any Error> {
        AnyPublisher { try await request(target, with: client) }
    }

    /// The same as ``publisher(for:with:)``, for code where it cannot be confused with the `async` method of this name.
    public func request(_ target: Target, with client: APIClient) -> AnyPublisher<Model, any Error> {
        publisher(for: target, with: client)
    }
}
