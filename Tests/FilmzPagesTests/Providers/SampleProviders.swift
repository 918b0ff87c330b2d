import FilmzDomain

/// Providers in fixed states; nothing can be changed.
struct SampleProviders: ProviderService {
    var all: [ProviderStatus]

    func statuses() -> [ProviderStatus] { all }
    func askedProviders() -> [Provider] { all.filter(\.isAsked).map(\.provider) }
    func setKey(_ key: String, for provider: Provider, permission: ProviderPermission) throws -> KeyVerdict {
        throw DomainError.setElsewhere
    }
    func removeKey(for provider: Provider) throws { throw DomainError.setElsewhere }
    func test(_ provider: Provider, permission: ProviderPermission) -> KeyVerdict? { nil }
    func setEnabled(_ isEnabled: Bool, for provider: Provider) throws { throw DomainError.setElsewhere }
}

extension Samples {
    /// One for each possible state of a provider.
    static let statuses = [
        ProviderStatus(
            provider: .omdb, key: .kept, callsToday: 1_000, dailyLimit: 1_000,
            lastAnsweredAt: Timestamp(milliseconds: clock.now().milliseconds - 3 * 3_600_000),
            failure: ProviderFailure(
                .quotaUsedUp, until: Timestamp(milliseconds: clock.now().milliseconds + 4 * 3_600_000))),
        ProviderStatus(provider: .tmdb, key: .configured, callsToday: 12, failure: ProviderFailure(.wrongKey)),
        ProviderStatus(provider: .iTunes, isEnabled: false, key: .notNeeded),
        ProviderStatus(provider: .amc, key: .missing),
    ]
}
