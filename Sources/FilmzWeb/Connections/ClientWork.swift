import FilmzLocking

/// What is done for a client. It can be cancelled when the client goes away, also before it begins.
final class ClientWork: Sendable {
    private struct State {
        var task: Task<Void, Never>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Returns when it is done.
    func run(_ work: @escaping @Sendable () async -> Void) async {
        // A task of its own, because the one of the caller is cancelled only when the server ends.
        let task = Task { await work() }
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        // A task that has ended keeps its memory as long as something refers to it.
        state.withLock { $0.task = nil }
    }

    func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        task?.cancel()
    }
}
