#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension AnyPublisher where Output: Sendable, Failure == any Error {
    /// Publishes what async work brings, and finishes.
    ///
    /// The work begins anew with each subscriber, when it first asks for a value; cancelling the subscription cancels
    /// the work, and nothing is heard of it afterwards.
    ///
    /// Values arrive on the work's own thread. Closures that belong to the main actor want `receive(on:)` before them,
    /// with the main queue.
    public init(_ work: @escaping @Sendable () async throws -> Output) {
        self = TaskPublisher(work: work).eraseToAnyPublisher()
    }
}
