import Testing

/// What happens elsewhere, and is waited for.
protocol Awaited {
    /// What has happened, for whoever waited in vain.
    var told: String { get }
}

extension Awaited {
    /// Waits until the condition is true; fails after two minutes.
    func wait(_ what: String, until condition: (Self) -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(120)
        while !condition(self) {
            guard ContinuousClock.now < end else {
                Issue.record("\(what) did not come: \(told)")
                throw CancellationError()
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
