/// Waits until a condition holds, looking again and again.
///
/// - Throws: ``NotInTime`` when it does not hold within five minutes, which is for tests that are broken, not slow.
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
