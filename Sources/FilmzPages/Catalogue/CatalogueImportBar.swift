import FilmzDomain
import FilmzText

/// A running import: a progress bar, the current step with numbers, and the button to stop it. A script polls for the
/// bar and the texts that have an ID.
struct CatalogueImportBar {
    let progress: CatalogueImportProgress

    /// The number of steps of the progress bar.
    private static let parts = 1000

    func html(_ strings: Strings) -> HTML {
        let value = progress.fraction.map { Int($0 * Double(Self.parts)) }
        return """
            <div class="import" data-watch="\(SitePath.catalogueImport)">
            <p class="import-step" id="import-step" role="status">\(strings.step(of: progress))</p>
            <progress id="import-bar" aria-labelledby="import-step" max="\(Self.parts)"\
            \(value.map { " value=\"\($0)\"" as HTML })></progress>
            <form method="post" action="\(SitePath.stopCatalogueImport)" \
            data-enhance="\(CatalogueCard.region) toast">
            <button class="button" id="stop-import">\(strings[CatalogueImportText.stop])</button>
            </form>
            <p class="facts" id="import-numbers">\(strings.facts(strings.numbers(of: progress)))</p>
            </div>
            <p class="hint">\(strings[CatalogueImportText.goesOn])</p>
            <p class="buttons no-script"><a class="button" href="\(SitePath.catalogueImport)">\
            \(strings[CatalogueImportText.showProgress])</a></p>

            """
    }
}
