import Foundation
import Synchronization

/// Work on requests that goes on until a test ends it, also when it is cancelled, and what became of it.
final class SlowWork: Awaited, Sendable {
    private struct State {
        var begun = 0
        var running = 0
        var most = 0
        var cancelled = 0
        var done = 0
        var isOver = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// How many requests were ever worked on.
    var begun: Int { state.withLock { $0.begun } }
    /// How many were worked on at once.
    var most: Int { state.withLock { $0.most } }
    var cancelled: Int { state.withLock { $0.cancelled } }
    var done: Int { state.withLock { $0.done } }

    /// Works on a request.
    func callAsFunction() async {
        state.withLock { state in
            state.begun += 1
            state.running += 1
            state.most = max(state.most, state.running)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if !state.isOver { state.waiting.append(continuation) }
                    return state.isOver
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.cancelled += 1 }
        }
        state.withLock { state in
            state.running -= 1
            state.done += 1
        }
    }

    /// Ends all work, also that which is still to come.
    func end() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.isOver = true
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    var told: String { "\(begun) begun, \(cancelled) cancelled, \(done) done" }
}
