public import FilmzDomain
public import FilmzExchange
import FilmzText

/// The progress of an import. A script polls it.
public struct ImportProgressPage: WebPage {
    let fileImport: FileImport
    /// Nil while the files are being read.
    let progress: ImportProgress?

    public init(fileImport: FileImport, progress: ImportProgress?) {
        self.fileImport = fileImport
        self.progress = progress
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[ImportText.title], tab: .settings, back: .imports, kind: "page narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(strings[ImportText.title])</h1>
                <p class="facts" dir="auto">\(fileImport.name)</p>
                \(card(strings))
                """)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        if name == .progress { card(context.strings) } else { nil }
    }

    private func card(_ strings: Strings) -> HTML {
        let address = SitePath.fileImport(fileImport.id)
        let step =
            progress.map { strings.count(ImportText.taking, $0.total, ["done": strings.number($0.filmCount)]) }
            ?? strings[ImportText.readingFiles]
        return """
            <section class="card import import-running" id="import-work" data-watch="\(address)">
            <p class="import-step" id="import-step" role="status">\(step)</p>
            <progress id="import-bar" aria-labelledby="import-step"\
            \(progress.map { " max=\"\($0.total)\" value=\"\($0.filmCount)\"" as HTML })></progress>
            <p class="hint">\(strings[ImportText.goesOn])</p>
            <p class="buttons no-script"><a class="button" href="\(address)">\(strings[ImportText.showProgress])</a></p>
            </section>
            """
    }
}
