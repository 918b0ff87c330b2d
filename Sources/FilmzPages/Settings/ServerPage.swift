public import FilmzDomain
import FilmzText

/// The settings of this server, for an owner: its version, its catalogue and its ads.
public struct ServerPage: WebPage {
    /// Nil when no newer version of Filmz is known.
    let release: ReleaseCard?
    let catalogue: CatalogueCard

    /// - Parameter version: the version of Filmz that is running
    public static func load(
        version: String = "0", clock: Clock, from services: some CatalogueServices & HealthServices & ManagedServices,
        for owner: Owner
    ) async throws -> ServerPage {
        ServerPage(
            release: ReleaseCard(after: version, from: services),
            catalogue: try await .load(clock: clock, from: services, for: owner))
    }

    public func html(in context: PageContext) -> HTML {
        SettingsLayout(group: .server).document(
            context,
            content: """
                \(release?.html(context.strings))\(catalogue.html(context))
                \(PeoplePage.link(context.strings))\(AdvertisingPage.link(context.strings))
                """)
    }
}
