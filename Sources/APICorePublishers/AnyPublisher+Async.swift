#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension AnyPublisher where Output: Sendable, Failure == any Error {
    /// Publishes the result of async work, and finishes.
    ///
    /// The work begins for each subscriber, when it first asks for a value. Cancelling the subscription cancels the
    /// work, and nothing is sent afterwards.
    ///
    /// Values arrive on the work's own thread. Closures of the main actor, which all in a `main.swift` are that are not
    /// `@Sendable`, need `receive(on:)` with the main queue before them: else Swift ends the program.
    public init(_ work: @escaping @Sendable () async throws -> Output) {
        self = TaskPublisher(work: work).eraseToAnyPublisher()
    }
}
