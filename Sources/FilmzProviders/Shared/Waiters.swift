import Synchronization

/// Those who wait for something to happen. Each is let go once: when it happens, or when its own task is cancelled.
final class Waiters: Sendable {
    private struct State {
        var tickets = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// Returns when it has happened, or the task is cancelled. An actor that looks first and then waits misses nothing.
    func wait() async {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isGone = state.withLock { state in
                    let isCancelled = Task.isCancelled
                    // Otherwise the handler has been here already, and found nobody.
                    if !isCancelled { state.waiting[ticket] = continuation }
                    return isCancelled
                }
                if isGone { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume()
        }
    }

    /// It has happened: all go.
    func letGo() {
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            return state.waiting
        }
        for continuation in waiting.values { continuation.resume() }
    }
}
