/// The parts of a clock that a decorator needs: the time that has passed, and a way to wait.
package struct Timeline: Sendable {
    package let now: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async throws -> Void

    package init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }

    /// Waits. Throws only `CancellationError`.
    package func wait(_ duration: Duration) async throws {
        if duration > .zero { try await sleep(duration) } else { try Task.checkCancellation() }
    }

    /// Waits before a call. Fails only as ``APIError/Kind/cancelled``.
    func wait(_ duration: Duration, for request: APIRequest) async throws(APIError) {
        do { try await wait(duration) } catch { throw APIError(.cancelled, of: request) }
    }
}
