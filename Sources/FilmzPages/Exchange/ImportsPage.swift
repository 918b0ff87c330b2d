public import FilmzDomain
public import FilmzExchange
import FilmzText

/// A page that accepts files from other products, explains how to get them, and lists the files so far.
public struct ImportsPage: WebPage {
    let imports: [FileImport]
    let clock: Clock
    let problem: Problem?
    /// The titles as typed.
    let titles: String

    /// The reason why files were not accepted.
    public enum Problem: Sendable {
        case file(ExchangeError)
        case upload(UploadProblem)
        /// The files contain nothing that Filmz imports.
        case nothingFound(ExchangeReading)
        case full
    }

    public static func load(
        problem: Problem? = nil, titles: String = "", clock: Clock, from services: some ExchangeServices,
        for person: Person.ID
    ) async throws -> ImportsPage {
        ImportsPage(
            imports: try await services.imports.imports(of: person), clock: clock, problem: problem, titles: titles)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[ImportText.title], tab: .settings, back: .myData, kind: "page narrow",
            rooms: [.together, .settings]
        ).document(
            context,
            content: """
                <h1>\(strings[ImportText.title])</h1>
                <p class="intro">\(strings[ImportText.intro])</p>
                \(problem.map { FormAlert(message: message($0, in: strings)).html })\(forms(strings))
                \(earlier(strings))<section class="import-ways"><h2>\(strings[ImportText.comingFrom])</h2>
                \(way(.letterboxd, way: .letterboxdWay, in: strings))\(way(.imdb, way: .imdbWay, in: strings))\
                \(way(.trakt, way: .traktWay, in: strings))\(way(.tvTime, way: .tvTimeWay, in: strings))\
                \(way(.others, way: .othersWay, in: strings))</section>
                <p class="buttons to-export"><a class="button" href="\(SitePath.export)">\(strings[ExportText.link])</a></p>
                """)
    }

    /// The types of files that the browser offers to choose.
    static let fileTypes = [
        ".zip", ".csv", ".tsv", ".json", ".xml", ".nfo", ".txt", "application/zip", "application/xml", "text/*",
    ]

    /// A link to this page, for other pages.
    static func link(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="import-title"><h2 id="import-title">\(strings[ImportText.title])</h2>
        <p>\(strings[ImportText.linkHint])</p>
        <p class="buttons"><a class="button" id="to-import" href="\(SitePath.imports)">\
        \(strings[ImportText.link])</a></p></section>

        """
    }

    private func message(_ problem: Problem, in strings: Strings) -> String {
        switch problem {
        case .file(let error): error.sentence(strings)
        case .upload(let problem): strings.message(for: problem)
        case .nothingFound(let reading):
            strings.reasonsForNothing(of: reading).map { strings[ImportSummaryText.nothingTaken, ["reasons": $0]] }
                ?? strings[ImportText.nothingFound]
        case .full: strings[ImportText.full]
        }
    }

    private func forms(_ strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.imports)" class="card file-form" enctype="multipart/form-data">
        <div class="field"><label for="field-file">\(strings[ImportText.files])</label>
        <p class="hint" id="files-hint">\(strings[ImportText.filesHint])</p>
        \(FileInput(
            id: "field-file", accept: Self.fileTypes, limit: ExchangeLimits().fileBytes, isMultiple: true,
            hint: "files-hint"
        ).html(strings))</div>
        <p class="buttons"><button class="button primary" id="read-files">\(strings[ImportText.read])</button></p>
        </form>
        <form method="post" action="\(SitePath.imports)" class="card" enctype="multipart/form-data">
        <div class="field"><label for="field-titles">\(strings[ImportText.titles])</label>
        <p class="hint" id="titles-hint">\(strings[ImportText.titlesHint])</p>
        <textarea id="field-titles" name="\(field: .titles)" rows="4" dir="auto" required aria-describedby="titles-hint">
        \(titles)</textarea></div>
        <p class="buttons"><button class="button" id="read-titles">\(strings[ImportText.readTitles])</button></p>
        </form>
        """
    }

    private func way(_ name: ImportText, way: ImportText, in strings: Strings) -> HTML {
        """
        <details class="fold"><summary>\(Icon.chevron.html)<span>\(strings[name])</span></summary>
        <p>\(strings[way])</p></details>

        """
    }

    private func earlier(_ strings: Strings) -> HTML? {
        guard !imports.isEmpty else { return nil }
        return """
            <section><h2>\(strings[ImportText.earlier])</h2>
            <ul class="imports">
            \(imports.map { row($0, in: strings) })</ul></section>

            """
    }

    private func row(_ fileImport: FileImport, in strings: Strings) -> HTML {
        let outcome =
            fileImport.outcome.map { strings[ImportText.takenOn, ["day": strings.day(clock.day(of: $0.takenAt))]] }
            ?? strings[ImportText.notTaken]
        let day = strings.day(clock.day(of: fileImport.addedAt))
        return """
            <li><a href="\(SitePath.fileImport(fileImport.id))" dir="auto">\(fileImport.name)</a>
            <p class="facts">\(strings.facts([day, outcome]))</p>\(better(fileImport, in: strings))</li>

            """
    }

    /// A hint that importing the files again may correct something; nil once they have been imported again.
    private func better(_ fileImport: FileImport, in strings: Strings) -> HTML? {
        guard fileImport.wasReadByEarlierReaders else { return nil }
        return "\n<p class=\"hint\">\(strings[ImportText.readBetter])</p>"
    }
}
