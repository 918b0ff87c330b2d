import Synchronization

/// Those who wait for something to happen. Each is let go once: when it happens, or when its own task is cancelled.
final class Waiters: Sendable {
    private struct State {
        var times = 0
        var tickets = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// How often it has happened.
    var times: Int { state.withLock { $0.times } }

    /// Returns when it has happened more often than that, or the task is cancelled.
    ///
    /// An actor that looks, reads ``times`` and then waits misses nothing. Without the number it would: the runtime
    /// leaves the actor before the wait begins.
    func wait(after times: Int) async {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    // When it is cancelled by now, the handler has been here already, and found nobody.
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

    /// It has happened: all go.
    func letGo() {
        let waiting = state.withLock { state in
            state.times += 1
            defer { state.waiting = [:] }
            return state.waiting
        }
        for continuation in waiting.values { continuation.resume() }
    }
}
