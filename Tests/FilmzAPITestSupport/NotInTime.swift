/// Waits until a condition is true, and checks it again and again.
///
/// - Throws: ``NotInTime`` when it is not true within five minutes, which means that the test is broken, not slow.
public func eventually(_ what: String, _ condition: @Sendable () async -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(300)
    while await !condition() {
        guard ContinuousClock.now < deadline else { throw NotInTime(what: what) }
        try await Task.sleep(for: .milliseconds(2))
    }
}

/// Something a test waited for did not happen.
public struct NotInTime: Error {
    let what: String
}
