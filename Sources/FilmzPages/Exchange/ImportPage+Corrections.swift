import FilmzDomain
import FilmzExchange
import FilmzText

/// The days in these files that an earlier version of Filmz misread.
extension ImportPage {
    /// The old and new day of each viewing; nil when there are no corrections.
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
            \(Self.furtherRows(rest, in: strings))</section>

            """
    }
}
