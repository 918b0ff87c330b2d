#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension AnyPublisher where Output: Sendable, Failure == any Error {
    /// Publishes the result of asynchronous work, and finishes.
    ///
    /// The work begins for each subscriber, when it first asks for a value. Cancelling the subscription cancels the
    /// work, and nothing is sent afterwards.
    ///
    /// Values arrive on the thread of the work. Closures isolated to the main actor, as all closures in a `main.swift`
    /// are unless they are `@Sendable`, need `receive(on:)` with the main queue before them: otherwise Swift ends the
    /// program.
    public init(_ work: @escaping @Sendable () async throws -> Output) {
        self = TaskPublisher(work: work).eraseToAnyPublisher()
    }
}
