public import FilmzDomain
import FilmzText

/// A card about the current catalogue, with a running import or a link to get a larger or newer one.
public struct CatalogueCard: Sendable {
    public static let address = SiteAddress(.server).at(region)
    /// The ID of the element that a script replaces during an import.
    static let region = "catalogue-card"

    /// Nil when there is no catalogue.
    let catalogue: CatalogueDescription?
    /// Nil when no catalogue can be imported, or not by this person.
    let importing: CatalogueImport?
    let clock: Clock

    /// - Parameter owner: nil for a member
    public static func load(clock: Clock, from services: some CatalogueServices & ManagedServices, for owner: Owner?)
        async throws -> CatalogueCard
    {
        let importing = owner.flatMap { services.managed(by: $0).catalogueImport }
        return CatalogueCard(
            catalogue: try await services.catalogue(), importing: try await importing?.state(), clock: clock)
    }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section class="card" id="\(Self.region)" aria-labelledby="catalogue">
            <h2 id="catalogue">\(strings[CatalogueText.title])</h2>
            \(result(context))\(catalogue.map { about($0, in: strings) })\
            \(importing.map { action($0, in: context) })\
            </section>
            """
    }

    /// The result of the last import, as an alert, so that screen readers announce it.
    func result(_ context: PageContext) -> HTML? {
        if case .done = importing, let catalogue {
            guard context.now.milliseconds - catalogue.madeAt.milliseconds < Self.newsTime else { return nil }
        }
        return importing.flatMap(context.strings.sentence).map {
            "<p class=\"report\" role=\"alert\">\($0)</p>\n"
        }
    }

    /// The time for which a new catalogue is reported, in milliseconds.
    private static let newsTime: Int64 = 3_600_000

    private func about(_ catalogue: CatalogueDescription, in strings: Strings) -> HTML {
        switch catalogue.origin {
        case .imdb:
            """
            <p>\(strings.count(CatalogueText.fromIMDb, catalogue.filmCount)) \(strings[
                CatalogueText.importedOn, ["day": strings.day(clock.day(of: catalogue.madeAt))]])</p>
            <p class="attribution">\(strings[CatalogueText.attributionIMDb])</p>

            """
        case .filmz:
            "<p>\(strings.count(CatalogueText.fromFilmz, catalogue.filmCount))</p>\n"
        }
    }

    private func action(_ importing: CatalogueImport, in context: PageContext) -> HTML {
        let strings = context.strings
        switch importing {
        case .running(let progress):
            return CatalogueImportBar(progress: progress).html(strings)
        case .failed, .interrupted, .stopped:
            return button(.tryAgain, in: strings, isPrimary: true)
        case .none, .done:
            guard let catalogue, catalogue.origin == .imdb else {
                return "<p class=\"hint\">\(strings[CatalogueText.loadMore])</p>\n"
                    + button(.getAll, in: strings, isPrimary: true)
            }
            let useful = catalogue.madeAt + .days(Double(IMDbDatasets.usefulDays))
            let isUseful = useful <= context.now
            let hint =
                if isUseful {
                    strings[CatalogueText.againNow]
                } else {
                    strings[CatalogueText.againFrom, ["day": strings.day(clock.day(of: useful))]]
                }
            return "<p class=\"hint\">\(hint)</p>\n" + button(.importAgain, in: strings, isPrimary: isUseful)
        }
    }

    private func button(_ text: CatalogueText, in strings: Strings, isPrimary: Bool) -> HTML {
        """
        <p class="buttons"><a class="button\(" primary", if: isPrimary)" id="get-all" href="\(SitePath.catalogueImport)">\
        \(strings[text])</a></p>

        """
    }
}
