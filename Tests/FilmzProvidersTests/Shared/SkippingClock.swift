/// A clock on which nobody waits: who sleeps moves it to the end of the sleep. Only long sleeps are real ones.
struct SkippingClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    /// How much time has passed.
    let time: @Sendable () -> Duration
    /// Moves the time on, unless it is later already.
    let skip: @Sendable (Duration) -> Void
    /// The longest sleep that is skipped.
    var longest = Duration.seconds(3_600)

    var now: Instant { Instant(offset: time()) }
    var minimumResolution: Duration { .milliseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let length = now.duration(to: deadline)
        guard length <= longest else { return try await ContinuousClock().sleep(for: length) }
        try Task.checkCancellation()
        skip(deadline.offset)
    }
}
