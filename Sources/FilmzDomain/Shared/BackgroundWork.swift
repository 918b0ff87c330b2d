/// Work that somebody hands in and does not wait for. All of it is done in one task group, and ends with it.
public struct BackgroundWork: Sendable {
    private struct Piece {
        let priority: TaskPriority?
        let work: @concurrent @Sendable () async -> Void
    }

    private let pieces: AsyncStream<Piece>
    private let piece: AsyncStream<Piece>.Continuation

    public init() {
        (pieces, piece) = AsyncStream.makeStream()
    }

    /// Hands work in, which begins at once, or when ``run()`` does. It is cancelled when that ends.
    /// - Parameter priority: nil for that of the task group
    /// - Returns: whether it will be done: not when ``run()`` has ended
    @discardableResult
    public func begin(
        priority: TaskPriority? = nil, _ work: @escaping @concurrent @Sendable () async -> Void
    ) -> Bool {
        if case .terminated = piece.yield(Piece(priority: priority, work: work)) { false } else { true }
    }

    /// Does what is handed in, until the task is cancelled and all of it has ended. It can be called once.
    public func run() async {
        await withDiscardingTaskGroup { group in
            for await piece in pieces {
                group.addTask(priority: piece.priority) { await piece.work() }
            }
        }
    }
}
