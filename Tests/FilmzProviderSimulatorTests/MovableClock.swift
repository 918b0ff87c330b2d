import Foundation
import Synchronization

/// A clock that stands still until a test moves it.
final class MovableClock: Sendable {
    private let date = Mutex(Simulation.now)

    var now: Date { date.withLock { $0 } }

    func advance(seconds: Double) {
        date.withLock { $0 += seconds }
    }
}
