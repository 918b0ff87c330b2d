public import APICore

#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension APIService {
    /// Publishes the result of any call of this client; fails with an `APIError`.
    ///
    ///     omdb.publisher { try await $0.search("alien") }
    ///         .sink { @Sendable completion in … } receiveValue: { @Sendable page in … }
    ///         .store(in: &subscriptions)
    ///
    /// The call is made for each subscriber, and cancelling the subscription cancels it. Values arrive on a thread of
    /// the concurrency runtime. Closures isolated to the main actor, as all closures in a `main.swift` are unless they
    /// are `@Sendable`, need `receive(on:)` with the main queue before them: otherwise Swift ends the program.
    public func publisher<Output: Sendable>(
        _ call: @escaping @Sendable (Self) async throws -> Output
    ) -> AnyPublisher<Output, any Error> {
        AnyPublisher { try await call(self) }
    }
}
