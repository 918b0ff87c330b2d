public import FilmzDomain
import FilmzText

/// A page that explains the import of all of IMDb's films, shows IMDb's conditions and starts it; during an import,
/// its progress.
public struct CatalogueImportPage: WebPage {
    let card: CatalogueCard
    let problem: DomainError?

    /// - Parameter problem: the reason why an import was not started
    public static func load(
        clock: Clock, problem: DomainError? = nil, from services: some CatalogueServices & ManagedServices,
        for owner: Owner
    ) async throws -> CatalogueImportPage {
        CatalogueImportPage(card: try await .load(clock: clock, from: services, for: owner), problem: problem)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let isRunning = if case .running = card.importing { true } else { false }
        return Layout(
            title: strings[CatalogueImportText.title], tab: .settings, back: .server, kind: "page settings narrow",
            rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(strings[CatalogueImportText.title])</h1>
                \(isRunning ? card.html(context) : form(context))
                """)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        if name == .progress { card.html(context) } else { nil }
    }

    private func form(_ context: PageContext) -> HTML {
        let strings = context.strings
        let problem = FormProblem(error: problem, strings: strings)
        let room = strings[BackupText.gigabytes, ["size": strings.number(IMDbDatasets.neededGigabytes)]]
        return """
            \(card.result(context))\
            <form method="post" action="\(SitePath.catalogueImport)" class="card" id="form-import">
            \(problem.summary(fieldIDs: [.acceptsConditions: "accepts"]))\
            <p>\(strings[CatalogueImportText.intro])</p>
            <ul class="consequences import-facts">
            <li>\(strings[CatalogueImportText.download, ["size": strings.size(IMDbDatasets.byteCount)]]) \
            <code translate="no">\(IMDbDatasets.server)</code></li>
            <li>\(strings[CatalogueImportText.time])</li>
            <li>\(strings[CatalogueImportText.room, ["size": room]])</li>
            <li>\(strings[CatalogueImportText.goesOn])</li>
            </ul>
            <p class="hint">\(strings[CatalogueImportText.options]) \(Command.importHelp)</p>
            <h2>\(strings[CatalogueImportText.conditions])</h2>
            \(conditions(strings))
            \(problem.message(for: .acceptsConditions))\
            <label class="choice wide accept"><input type="checkbox" name="\(field: .acceptsConditions)" value="true" id="accepts" \
            required\(problem.attributes(for: .acceptsConditions))><span>\(strings[CatalogueImportText.accept])</span></label>
            <div class="buttons"><button class="button primary" id="start-import">\
            \(strings[CatalogueImportText.start])</button>
            <a class="button" href="\(CatalogueCard.address)">\(strings[SharedText.cancel])</a></div>
            </form>
            """
    }

    /// IMDb's conditions, in the same words as on the command line.
    private func conditions(_ strings: Strings) -> HTML {
        let (before, after) = strings.parts(DownloadCommandText.notice, around: "address")
        return """
            <div class="catalogue-conditions">
            <p>\(before.trimmed)</p>
            <p><a class="address" href="\(url: IMDbDatasets.conditions)" rel="noreferrer">\
            <code translate="no">\(IMDbDatasets.conditions)</code></a></p>
            <p class="attribution">\(after.trimmed)</p>
            </div>
            """
    }
}

extension String {
    /// The text without line breaks at its start and end.
    fileprivate var trimmed: String {
        String(drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
    }
}
