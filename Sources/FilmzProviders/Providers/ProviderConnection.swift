import APICore
import FilmzDomain

/// A provider that is asked with one key, and its state.
struct ProviderConnection: Sendable {
    let key: ProviderKey?
    let health: ProviderHealth
    /// Nil when there is no limit.
    let quota: DailyQuota?
    let adapter: any ProviderAdapter
    /// An adapter that asks even when a fresh answer is kept.
    let freshAdapter: any ProviderAdapter
    /// An adapter whose calls wait while others need the few that the provider allows.
    let patientAdapter: any ProviderAdapter

    /// When the provider last answered, and what failed after that.
    func report(at now: Timestamp) async -> (lastAnsweredAt: Timestamp?, failure: ProviderFailure?) {
        var report = health.report
        if await quota?.remaining == 0 { report.failure = ProviderFailure(.quotaUsedUp, until: now.endOfDay) }
        return report
    }
}
