import FilmzDomain
import Synchronization

/// Counts acknowledged writes, and does something once when there are enough.
final class Tally: Sendable {
    private let state = Mutex<[Int: Set<Viewing.ID>]>([:])
    private let limit: Int
    private let whenReached: @Sendable () -> Void

    init(limit: Int, whenReached: @escaping @Sendable () -> Void) {
        self.limit = limit
        self.whenReached = whenReached
    }

    var acknowledged: [Int: Set<Viewing.ID>] { state.withLock { $0 } }

    func add(_ viewing: Viewing.ID, of film: Int) {
        let count = state.withLock { state in
            state[film, default: []].insert(viewing)
            return state.values.reduce(0) { $0 + $1.count }
        }
        if count == limit { whenReached() }
    }
}
