/// Work that others can stop, also before it begins.
public final class StoppableWork: Sendable {
    private let stop: AsyncStream<Never>
    private let stopping: AsyncStream<Never>.Continuation

    public init() {
        (stop, stopping) = AsyncStream.makeStream()
    }

    /// Does the work, and returns when it has ended. It is cancelled by ``cancel()`` and with the task.
    public func run(_ work: @escaping @concurrent @Sendable () async -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [stopping] in
                await work()
                stopping.finish()
            }
            for await _ in stop {}
            group.cancelAll()
        }
    }

    public func cancel() {
        stopping.finish()
    }
}
