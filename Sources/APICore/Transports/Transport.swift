/// A way to send a call and get its response, whatever its status.
///
/// A decorator can go around any transport: ``RetryingTransport``, ``Paced``, ``RateLimited``, ``ConcurrencyLimited``,
/// ``DailyLimited``, ``RedactingTransport``, ``Observed``, ``RecordingTransport``.
public protocol Transport: Sendable {
    /// Sends a call and returns the response.
    ///
    /// A transport sends ``APIRequest/signedURL`` and ``APIRequest/signedFields``, follows no redirect, reads no more
    /// than ``APIRequest/answerLimit`` bytes and stops when the task is cancelled.
    ///
    /// - Throws: an error if there was no complete response; a bad status is not an error.
    func send(_ request: APIRequest) async throws(APIError) -> APIResponse
}

extension Transport {
    /// Runs work for a call. Cancels it and fails as ``APIError/Kind/timedOut`` once the limit has passed.
    package func withTimeLimit(
        _ limit: Duration, for request: APIRequest,
        work: @escaping @Sendable () async throws(APIError) -> APIResponse
    ) async throws(APIError) -> APIResponse {
        let first = await withTaskGroup(of: Result<APIResponse, APIError>?.self) { group in
            group.addTask {
                do throws(APIError) { return .success(try await work()) } catch { return .failure(error) }
            }
            group.addTask {
                // In short waits: a cancelled one stays in memory until it would have ended.
                let end = ContinuousClock.now + limit
                while !Task.isCancelled, case let left = end - .now, left > .zero {
                    try? await Task.sleep(for: min(left, .seconds(5)))
                }
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        if Task.isCancelled { throw APIError(.cancelled, of: request) }
        guard let first else { throw APIError(.timedOut, of: request) }
        return try first.get()
    }
}
