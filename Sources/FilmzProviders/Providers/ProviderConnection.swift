import APICore
import FilmzDomain

/// A provider that is asked with one key, and how it answers.
struct ProviderConnection: Sendable {
    let key: ProviderKey?
    let health: ProviderHealth
    /// Nil when there is no limit.
    let quota: DailyQuota?
    let adapter: any ProviderAdapter
    /// Asks even where there is a fresh answer.
    let freshAdapter: any ProviderAdapter

    /// The day's calls, and how the last one went.
    func report(at now: Timestamp) async -> (lastAnsweredAt: Timestamp?, failure: ProviderFailure?) {
        var report = health.report
        if await quota?.remaining == 0 { report.failure = ProviderFailure(.quotaUsedUp, until: now.endOfDay) }
        return report
    }
}
