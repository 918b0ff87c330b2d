/// A transport that sends no more calls a day than a ``DailyQuota`` allows; the next one fails as
/// ``APIError/Kind/quotaExceeded`` without being sent.
public struct DailyLimited: Transport {
    private let base: any Transport
    private let quota: DailyQuota

    /// A transport that uses a quota. Transports with the same key share one quota.
    public init(_ base: any Transport, quota: DailyQuota) {
        self.base = base
        self.quota = quota
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        guard await quota.take() else { throw APIError(.quotaExceeded, of: request) }
        return try await base.send(request)
    }
}
