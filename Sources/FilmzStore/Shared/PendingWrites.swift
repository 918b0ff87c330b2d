import FilmzLocking

/// The number of writes of this process that have begun or wait.
final class PendingWrites: Sendable {
    private let number = Mutex(0)

    var count: Int { number.withLock(\.self) }

    func add(_ more: Int) {
        number.withLock { $0 += more }
    }
}
