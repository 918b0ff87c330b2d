import FilmzDomain
import FilmzExchange
import FilmzText

/// The films that could not be matched for certain.
extension ImportPage {
    /// The maximum number of unknown and of decided films shown.
    private static let foundLimit = 50

    func doubts(_ context: PageContext) -> HTML? {
        let strings = context.strings
        let all = plan.entries.enumerated().filter(\.element.isDoubtful)
        guard !all.isEmpty else { return nil }
        let rows = all.prefix(Self.doubtLimit).map {
            "<li>\(doubt($0.element, number: $0.offset, in: context))</li>\n" as HTML
        }
        let rest = all.count - rows.count
        return """
            <section id="doubts"><h2>\(strings.count(ImportText.doubtful, all.count))</h2>
            <p class="hint">\(strings[ImportText.doubtfulHint])</p>
            <ol class="pasted">
            \(rows)</ol>
            \(rest > 0 ? "<p class=\"hint\">\(strings.count(ImportText.more, rest))</p>\n" as HTML : nil)\
            <p class="buttons"><button class="button" id="save" name="\(field: .importAction)" value="save" formnovalidate>\
            \(strings[ImportText.save])</button>
            <button class="button" id="own" name="\(field: .importAction)" value="own" formnovalidate>\
            \(strings[ImportText.restOwn])</button></p></section>

            """
    }

    private func doubt(_ entry: ImportPlan.Entry, number: Int, in context: PageContext) -> HTML {
        let strings = context.strings
        let films = entry.candidates.map { film -> (value: String, content: HTML) in
            let film = context.titles.titled(film)
            return (
                film.id.description,
                """
                \(PosterTile.poster(film, poster: posters[film.id]))<span class="pasted-film"><b dir="auto">\(Self.heading(film, in: strings))</b></span>
                """
            )
        }
        let heading = Self.heading(entry.importedFilm.film, in: strings)
        let fields = choices(
            heading, field: FormFieldGroup.choice[number],
            options: films + [
                (ImportForm.own, "\(strings[ImportText.ownChoice])"),
                (ImportForm.leaveOut, "\(strings[ImportText.leaveOut])"), ("", "\(strings[ImportText.later])"),
            ], chosen: "")
        return "\(fields)\(find(heading, number: number, in: strings))"
    }

    /// A button that leads to a search for a film, and keeps what was chosen on this page.
    private func find(_ heading: String, number: Int, in strings: Strings) -> HTML {
        """
        <button class="chip" id="find-\(number)" name="\(field: .find)" value="\(number)" formnovalidate>\
        \(strings[ImportText.find])<span class="vh">: \(heading)</span></button>
        """
    }

    /// The films that Filmz does not know, and from where it may get to know them.
    func filmsNotFound(_ strings: Strings) -> HTML? {
        let unknown = plan.entries.enumerated().filter { $0.element.isOwn && $0.element.choice == nil }
        guard !unknown.isEmpty else { return nil }
        let list = rows(strings, count: .ownList, of: unknown) { entry in
            "<b dir=\"auto\">\(Self.heading(entry.importedFilm.film, in: strings))</b>"
        }
        return """
            <section class="card import-unknown" aria-labelledby="unknown-films">
            <h2 id="unknown-films">\(strings.count(ImportText.own, unknown.count))</h2>
            <p class="hint">\(strings[ImportText.ownHint])</p>
            \(sources.html(strings))\(list)</section>

            """
    }

    func decided(_ context: PageContext) -> HTML? {
        let strings = context.strings
        return rows(
            strings, count: .decided, of: plan.entries.enumerated().filter { $0.element.choice != nil }
        ) {
            entry in
            let choice =
                switch entry.choice {
                case .film, nil: entry.chosenFilm.map { Self.heading(context.titles.titled($0), in: strings) } ?? ""
                case .own: strings[ImportText.ownChoice]
                case .leaveOut: strings[ImportText.leaveOut]
                }
            return """
                <b dir="auto">\(Self.heading(entry.importedFilm.film, in: strings))</b> <span class="facts" dir="auto">→ \(choice)</span>
                """
        }
    }

    private func rows(
        _ strings: Strings, count: ImportText, of entries: [(offset: Int, element: ImportPlan.Entry)],
        row: (ImportPlan.Entry) -> HTML
    ) -> HTML? {
        guard !entries.isEmpty else { return nil }
        let rows = entries.prefix(Self.foundLimit).map { number, entry -> HTML in
            "<li><span>\(row(entry))</span>\(find(Self.heading(entry.importedFilm.film, in: strings), number: number, in: strings))</li>\n"
        }
        let rest = entries.count - rows.count
        return """
            <details class="fold import-parts"><summary>\(Icon.chevron.html)\
            <span>\(strings.count(count, entries.count))</span></summary>
            <ul class="import-films">
            \(rows)</ul>
            \(Self.furtherRows(rest, in: strings))</details>

            """
    }

    private static func heading(_ film: FilmReference, in strings: Strings) -> String {
        strings.facts([film.year.map { "\(film.title) (\($0))" } ?? film.title, film.directors.first])
    }

    private static func heading(_ film: Film, in strings: Strings) -> String {
        strings.facts([film.year.map { "\(film.title) (\($0))" } ?? film.title, film.directors.first])
    }
}
