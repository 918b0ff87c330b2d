import Foundation

/// A clock that moves only when it is told to, and jumps to the end of every sleep.
public final class ManualClock: Clock, @unchecked Sendable {
    public struct Instant: InstantProtocol {
        var offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let lock = NSLock()
    private var current = Instant(offset: .zero)
    private var slept: [Duration] = []

    /// A clock at zero. A task that sleeps by it wakes at once, and the time has passed.
    public init() {}

    public var now: Instant { lock.withLock { current } }
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// How long each sleep was, in order.
    public var sleeps: [Duration] { lock.withLock { slept } }

    /// Lets time pass.
    public func advance(by duration: Duration) {
        lock.withLock { current = current.advanced(by: duration) }
    }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        lock.withLock {
            slept.append(current.duration(to: deadline))
            current = max(current, deadline)
        }
        await Task.yield()
    }
}
