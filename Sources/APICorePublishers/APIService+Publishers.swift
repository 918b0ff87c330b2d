public import APICore

#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension APIService {
    /// Publishes the answer of any call of this client; fails with an `APIError`.
    ///
    ///     omdb.publisher { try await $0.search("alien") }
    ///         .sink { completion in … } receiveValue: { page in … }
    ///         .store(in: &subscriptions)
    ///
    /// The call is made for each subscriber, and cancelling the subscription cancels it.
    public func publisher<Output: Sendable>(
        _ call: @escaping @Sendable (Self) async throws -> Output
    ) -> AnyPublisher<Output, any Error> {
        AnyPublisher { try await call(self) }
    }
}
