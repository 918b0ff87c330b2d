import FilmzDomain

/// A provider's list, refreshed if it is stale, with a limit on how long the caller waits.
struct ListRefresh {
    let shown: FilledProviderList?
    /// Whether the provider was asked and has not answered in time.
    let isLate: Bool

    /// - Parameters:
    ///   - permission: nil to ask no provider
    ///   - patience: how long to wait for the provider; its answer is stored even if it comes later
    static func load(
        _ list: ProviderList, permission: ProviderPermission?, waiting patience: Duration,
        from services: some ProviderServices
    ) async throws -> ListRefresh {
        let kept = try await services.providerLists.cached(list)
        guard kept?.isOutdated == true, let permission else { return ListRefresh(shown: kept, isLate: false) }
        let lists = services.providerLists
        let fresh = await TimeLimitedWait.value(waiting: patience) {
            try await lists.refreshed(list, permission: permission)
        }
        return ListRefresh(shown: fresh ?? kept, isLate: fresh == nil && patience > .zero)
    }
}
