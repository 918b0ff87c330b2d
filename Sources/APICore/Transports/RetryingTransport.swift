import HTTPTypes

/// A transport that retries a call when that may help: no connection, no response, too many calls, a problem of the
/// service, or a response that cannot be decoded, as ``APIVendor/fault(in:)`` says.
///
/// Only calls that change nothing (`GET` and `HEAD`) are retried. If all attempts fail, the caller gets the last
/// response or error, or ``APIError/Kind/timedOut`` if the time for all attempts has run out.
public struct RetryingTransport: Transport {
    private let base: any Transport
    private let policy: RetryPolicy
    private let fault: @Sendable (APIResponse) -> APIFault?
    private let timeline: Timeline

    /// A transport that retries calls to a vendor, as the policy says.
    public init<Vendor: APIVendor>(
        _ base: any Transport, policy: RetryPolicy = .standard, vendor: Vendor.Type,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.policy = policy
        self.fault = { Vendor.fault(in: $0) }
        self.timeline = Timeline(clock)
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        guard request.method == .get || request.method == .head else { return try await base.send(request) }
        return try await withTimeLimit(policy.timeLimit, for: request) { () async throws(APIError) -> APIResponse in
            try await attempts(request)
        }
    }

    private func attempts(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let start = timeline.now()
        var attempt = 1
        while true {
            let outcome: Result<APIResponse, APIError>
            do throws(APIError) { outcome = .success(try await base.send(request)) } catch { outcome = .failure(error) }
            let kind: APIError.Kind
            switch outcome {
            case .success(let response):
                guard let fault = fault(response) else { return response }
                kind = fault.kind
            case .failure(let error): kind = error.kind
            }
            guard let wait = policy.wait(after: kind, attempt: attempt),
                timeline.now() - start + wait < policy.timeLimit
            else { return try outcome.get() }
            try await timeline.wait(wait, for: request)
            attempt += 1
        }
    }
}
