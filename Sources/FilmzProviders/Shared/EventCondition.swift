import FilmzLocking

/// Tasks that wait for an event. Each continues when the event happens, or when the task is cancelled.
final class EventCondition: Sendable {
    private struct State {
        var times = 0
        var tickets = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// How often the event has happened.
    var times: Int { state.withLock { $0.times } }

    /// Returns when the event has happened more often than this, or the task is cancelled.
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
                    // If the task is already cancelled, the handler ran before and found nobody.
                    let goesOn = Task.isCancelled || state.times > times
                    if !goesOn { state.waiting[ticket] = continuation }
                    return goesOn
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume()
        }
    }

    /// Lets all tasks continue, because the event has happened.
    func letGo() {
        let waiting = state.withLock { state in
            state.times += 1
            defer { state.waiting = [:] }
            return state.waiting
        }
        for continuation in waiting.values { continuation.resume() }
    }
}
