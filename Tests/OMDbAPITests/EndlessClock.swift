/// A clock on which no time passes: its sleepers sleep until they are cancelled.
struct EndlessClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    let pauses = Pauses()

    var now: Instant { Instant() }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let pause = now.duration(to: deadline)
        await pauses.begin(pause)
        do {
            while true { try await Task.sleep(for: .seconds(3600)) }
        } catch {
            await pauses.cancel(pause)
            throw error
        }
    }

    /// The sleeps that began, and those that were cancelled.
    actor Pauses {
        private(set) var begun: [Duration] = []
        private(set) var cancelled: [Duration] = []

        func begin(_ pause: Duration) { begun.append(pause) }
        func cancel(_ pause: Duration) { cancelled.append(pause) }
    }
}
