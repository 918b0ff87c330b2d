import FilmzLocking
import Foundation

/// The time that writes wait while another program holds the database. Each write has its own deadline, however many
/// wait before it. No caller waits for a write that no answer depends on.
final class BusyTimeout: Sendable {
    private struct State {
        /// The time when the current write gives up.
        var deadline = ContinuousClock.now
        /// The callers that continue as soon as a write has to wait.
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
        var last = 0
    }

    private let limit: Duration
    private let state = Mutex(State())

    init(limit: Duration) {
        self.limit = limit
    }

    /// The deadline of a write that begins now.
    var deadline: ContinuousClock.Instant { .now + limit }

    /// Begins a write with a deadline. There is one write at a time.
    func begin(until deadline: ContinuousClock.Instant) {
        state.withLock { $0.deadline = deadline }
    }

    /// Whether the current write tries again. SQLite asks this as long as another program holds the database.
    /// - Parameter count: the number of earlier tries of this write
    func goesOn(after count: Int) -> Bool {
        let (deadline, waiters) = state.withLock { state in
            defer { state.waiters = [:] }
            return (state.deadline, state.waiters.values)
        }
        for one in waiters { one.resume() }
        guard ContinuousClock.now < deadline else { return false }
        // A program that writes much leaves short gaps (``WritingPace``).
        Thread.sleep(forTimeInterval: count < 200 ? 0.001 : 0.01)
        return true
    }

    /// Returns when something is done, or earlier when a write has to wait for another program.
    /// - Parameter begin: begins it, and is given what to call when it is done
    func hurrying(_ begin: (_ done: @escaping @Sendable () -> Void) -> Void) async {
        await withCheckedContinuation { continuation in
            let number = state.withLock { state in
                state.last += 1
                state.waiters[state.last] = continuation
                return state.last
            }
            begin { self.state.withLock { $0.waiters.removeValue(forKey: number) }?.resume() }
        }
    }
}
