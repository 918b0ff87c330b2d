import FilmzAPITestSupport

/// A manual clock whose sleepers sleep until a test wakes them.
struct HeldClock: Clock {
    let base: ManualClock
    let sleepers = Sleepers()

    var now: ManualClock.Instant { base.now }
    var minimumResolution: Duration { base.minimumResolution }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
        await sleepers.add()
        try await eventually("sleepers are woken") { await sleepers.areAwake }
        try await base.sleep(until: deadline, tolerance: tolerance)
    }

    actor Sleepers {
        private(set) var count = 0
        private(set) var areAwake = false

        func add() { count += 1 }
        func wake() { areAwake = true }
    }
}
