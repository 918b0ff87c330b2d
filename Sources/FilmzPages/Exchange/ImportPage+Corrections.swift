import FilmzDomain
import FilmzExchange
import FilmzText

/// The days that an earlier Filmz misunderstood in these files.
extension ImportPage {
    /// From which day to which each goes; nil when there is none.
    func corrections(_ context: PageContext) -> HTML? {
        let strings = context.strings
        let all = preview.corrections
        guard !all.isEmpty else { return nil }
        let rows = all.prefix(Self.conflictLimit).map { correction -> HTML in
            let film = context.titles.titled(correction.film)
            let before = strings.watchedOn(correction.correction.before)
            let after = strings.watchedOn(correction.correction.after)
            return """
                <li><b dir="auto">\(film.title)</b>
                <p>\(before) → \(after)</p></li>

                """
        }
        let rest = all.count - rows.count
        return """
            <section id="corrections"><h2>\(strings.count(ImportText.daysRight, all.count))</h2>
            <p class="hint">\(strings[ImportText.daysRightHint])</p>
            <ul class="imports">
            \(rows)</ul>
            \(rest > 0 ? "<p class=\"hint\">\(strings.count(ImportText.moreConflicts, rest))</p>\n" as HTML : nil)</section>

            """
    }
}
