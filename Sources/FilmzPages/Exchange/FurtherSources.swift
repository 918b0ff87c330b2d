import FilmzDomain
import FilmzText

/// The sources from which this Filmz may get to know films that it does not know yet.
struct FurtherSources: Sendable {
    /// Whether the reader can get IMDb's catalogue, which Filmz does not have yet.
    var offersCatalogue = false
    /// Whether the reader can enter a key of TMDb, of which there is none.
    var offersKey = false
    var asksTMDb = false

    /// - Parameter owner: nil for a member, who can change none of them
    static func load(
        from services: some CatalogueServices & ProviderServices & ManagedServices, for owner: Owner?
    ) async throws -> FurtherSources {
        let asksTMDb = try await services.providers.askedProviders().contains(.tmdb)
        let canImport = owner.map { services.managed(by: $0).catalogueImport != nil } ?? false
        let isFull = try await services.catalogue()?.origin == .imdb
        return FurtherSources(
            offersCatalogue: canImport && !isFull, offersKey: owner != nil && !asksTMDb, asksTMDb: asksTMDb)
    }

    /// What helps, with links to it; nil when nothing does.
    func html(_ strings: Strings) -> HTML? {
        var hints: [ImportText] = []
        if offersCatalogue { hints.append(.ownCatalogue) }
        if asksTMDb { hints.append(.ownAsked) }
        var links: [HTML] = []
        if offersCatalogue {
            links.append(
                """
                <a class="button" id="get-all" href="\(SitePath.catalogueImport)">\(strings[CatalogueText.getAll])</a>

                """)
        }
        if offersKey {
            links.append(
                """
                <a class="button" id="add-key" href="\(ProviderSettings.address(of: .tmdb))">\(strings[ImportText.addKey])</a>

                """)
        }
        guard !hints.isEmpty || !links.isEmpty else { return nil }
        let buttons: HTML? = if links.isEmpty { nil } else { "<p class=\"buttons\">\(links)</p>\n" }
        return "\(hints.map { "<p class=\"hint\">\(strings[$0])</p>\n" as HTML })\(buttons)"
    }
}
