import APICore
import FilmzDomain

/// A provider that is asked with one key, and how that goes.
struct ProviderConnection: Sendable {
    let key: ProviderKey?
    let health: ProviderHealth
    /// Nil when the provider may be asked without end.
    let quota: DailyQuota?
    let adapter: any ProviderAdapter
    /// Asks even where there is a fresh answer.
    let freshAdapter: any ProviderAdapter

    /// How it stands with the day's calls and the last one.
    func report(at now: Timestamp) async -> (lastAnsweredAt: Timestamp?, failure: ProviderFailure?) {
        var report = health.report
        if await quota?.remaining == 0 { report.failure = ProviderFailure(.quotaUsedUp, until: now.endOfDay) }
        return report
    }
}
