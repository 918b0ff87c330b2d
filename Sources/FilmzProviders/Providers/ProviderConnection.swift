import APICore
import FilmzDomain

/// The connection to a provider with one key, and its state.
struct ProviderConnection: Sendable {
    let key: ProviderKey?
    let health: ProviderHealth
    /// The daily quota; nil if there is no limit.
    let quota: DailyQuota?
    let adapter: any ProviderAdapter
    /// An adapter that bypasses the cache.
    let freshAdapter: any ProviderAdapter
    /// An adapter with low priority: its calls wait while others need the few that the provider allows.
    let patientAdapter: any ProviderAdapter

    /// The time of the provider's last response, and the failure after that if there was one.
    func report(at now: Timestamp) async -> (lastAnsweredAt: Timestamp?, failure: ProviderFailure?) {
        var report = health.report
        if await quota?.remaining == 0 { report.failure = ProviderFailure(.quotaUsedUp, until: now.endOfDay) }
        return report
    }
}
