public import FilmzDomain
import Foundation
import Synchronization

/// A clock that stands still until a test moves it. It starts on Thursday, 14 July 2011, at 20:15 UTC plus a few
/// milliseconds, which careless conversions lose.
public final class SettableClock: Sendable {
    public static let start = Timestamp(milliseconds: 1_310_674_507_919)

    private let instant = Mutex(start)

    public init() {}

    public var now: Timestamp {
        get { instant.withLock { $0 } }
        set { instant.withLock { $0 = newValue } }
    }

    /// Moves the clock and returns its new time.
    @discardableResult
    public func advance(seconds: Int64 = 60) -> Timestamp {
        instant.withLock { instant in
            instant = Timestamp(milliseconds: instant.milliseconds + seconds * 1000)
            return instant
        }
    }

    /// The domain's view of this clock, with days in UTC.
    public var clock: Clock {
        Clock(timeZone: .gmt) { self.now }
    }
}
