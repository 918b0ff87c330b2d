public import FilmzDomain
import FilmzText

/// The settings of the providers that Filmz asks, and of their lists on Discover.
public struct SourcesPage: WebPage {
    let providers: ProviderSettings
    let lists: ListSettings

    /// - Parameters:
    ///   - report: the result of the last action on a provider
    ///   - problem: the error for a key that was sent
    public static func load(
        now: Timestamp, report: ProviderActionResult? = nil, problem: (provider: Provider, error: DomainError)? = nil,
        from services: OwnerServices
    ) async throws -> SourcesPage {
        SourcesPage(
            providers: ProviderSettings(
                statuses: try await services.providers.statuses(), now: now, report: report, problem: problem),
            lists: ListSettings(switches: try await services.providerLists.switches()))
    }

    public func html(in context: PageContext) -> HTML {
        SettingsLayout(group: .sources).document(
            context,
            content: """
                \(providers.html(context.strings))
                \(lists.html(context.strings))
                """)
    }
}
