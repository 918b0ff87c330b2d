import FilmzLocking

/// An event that tasks wait for. Each continues when the event happens, or when the task is cancelled.
final class EventCondition: Sendable {
    private struct State {
        var times = 0
        var tickets = 0
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// The number of times that the event has happened.
    var times: Int { state.withLock { $0.times } }

    /// Waits until the event has happened more often than this, or the task is cancelled.
    ///
    /// An actor that checks its state, reads ``times`` and then waits misses nothing. Without the number it could,
    /// because other calls may use the actor before the wait begins.
    func wait(after times: Int) async {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    // If the task is already cancelled, the handler ran before and found no waiter.
                    let goesOn = Task.isCancelled || state.times > times
                    if !goesOn { state.waiters[ticket] = continuation }
                    return goesOn
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: ticket) }?.resume()
        }
    }

    /// Records that the event has happened, and resumes all waiting tasks.
    func letGo() {
        let waiters = state.withLock { state in
            state.times += 1
            defer { state.waiters = [:] }
            return state.waiters
        }
        for continuation in waiters.values { continuation.resume() }
    }
}
