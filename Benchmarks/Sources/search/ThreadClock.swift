import Foundation

/// The time that passed, and what of it this thread was at work, both in nanoseconds.
struct ThreadClock {
    private let wall = Self.now(CLOCK_MONOTONIC)
    private let processor = Self.now(CLOCK_THREAD_CPUTIME_ID)

    func read() -> (processor: Int, wall: Int) {
        (Self.now(CLOCK_THREAD_CPUTIME_ID) - processor, Self.now(CLOCK_MONOTONIC) - wall)
    }

    private static func now(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
