public import FilmzDomain
public import FilmzText

/// All data of a person as one self-contained document, without network requests or scripts. It is written in parts,
/// since it may be long.
public struct ExportedPage: Sendable {
    private let strings: Strings
    /// The month heading above the latest viewing.
    private var month: String?

    public init(_ strings: Strings) {
        self.strings = strings
    }

    /// - Parameter day: the day on which it is made
    public func head(madeOn day: CalendarDay) -> HTML {
        let sections: [(String, ExportText)] = [
            ("diary", .viewings), ("films", .films), ("watchlist", .watchlist), ("lists", .lists),
        ]
        return """
            <!doctype html>
            <html lang="\(strings.language.tag)" dir="\(strings.language.direction)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <meta name="robots" content="noindex">
            <title>Filmz</title>
            <style>\(HTML.raw(Self.style))</style>
            </head>
            <body>
            <h1>Filmz</h1>
            <p>\(strings[ExportText.madeOn, ["day": strings.day(day)]])</p>
            <nav><ul>\(sections.map { id, text in "<li><a href=\"#\(id)\">\(strings[text])</a></li>" as HTML })</ul></nav>
            <main>

            """
    }

    /// - Parameter report: the data that is not on the page
    public func end(_ report: ExportLosses) -> HTML {
        "</main>\n<footer><p>\(strings.sentence(report))</p></footer>\n</body>\n</html>\n"
    }

    // MARK: - Sections

    public enum Section: String, Sendable {
        case diary, films, watchlist, lists
    }

    /// The heading of a section, which extends to the next heading.
    public func heading(_ section: Section) -> HTML {
        let text: ExportText =
            switch section {
            case .diary: .viewings
            case .films: .films
            case .watchlist: .watchlist
            case .lists: .lists
            }
        return "<h2 id=\"\(section.rawValue)\">\(strings[text])</h2>\n"
    }

    /// The text of an empty section.
    public var nothing: HTML { "<p>\(strings[ExportText.nothingSeen])</p>\n" }

    /// A viewing, below a heading if it is the first of its month.
    /// - Parameter film: the film, with its title in the reader's language
    public mutating func viewing(_ entry: DiaryEntry, of film: Film) -> HTML {
        let viewing = entry.viewing
        let heading = strings.month(of: viewing.watchedOn)
        let monthHeading: HTML? = if heading == month { nil } else { "<h3>\(heading)</h3>\n" }
        month = heading
        let facts = strings.facts(
            [entry.episode.map { strings.facts([$0.number?.description, $0.title]) }]
                + strings.facts(of: viewing))
        return """
            \(monthHeading)<article><p><time>\(strings.watchedOn(viewing.watchedOn))</time></p>
            <h4 dir="auto">\(Self.name(film))</h4>\(stars(viewing.rating))
            \(paragraph(facts))\(note(viewing.note))</article>

            """
    }

    /// A film with everything the person said about it except viewings.
    /// - Parameter film: the film, with its title in the reader's language
    public func film(_ film: Film, mine: MyFilm) -> HTML {
        let marks: [String?] = [
            film.directors.joined(separator: ", "),
            mine.isFavourite ? strings[ExportText.favourite] : nil,
            mine.isOnWatchlist ? strings[ExportText.onWatchlist] : nil,
            strings.list(mine.audience.names.map(strings.audience)),
            mine.tags.all.map { "#" + $0.text }.joined(separator: " "), statusText(mine.showStatus),
        ]
        let referrals = mine.referrals.compactMap { referral in
            paragraph(referral.message.isEmpty ? referral.by : "\(referral.by): \(referral.message)")
        }
        return """
            <article><h4 dir="auto">\(Self.name(film))</h4>\(stars(mine.rating))
            \(paragraph(strings.facts(marks)))\(note(mine.comment))\(referrals)</article>

            """
    }

    private func statusText(_ status: ShowStatus?) -> String? {
        guard let status else { return nil }
        let text = strings[status.kind == .paused ? ExportText.paused : .stoppedShow]
        return if status.reason.isEmpty { text } else { "\(text): \(status.reason)" }
    }

    /// A film of the watchlist.
    public func wanted(_ film: Film) -> HTML { "<p dir=\"auto\">\(Self.name(film))</p>\n" }

    /// A list with its films, whose titles are in the reader's language.
    public func list(_ whole: WholeList) -> HTML {
        let rows = whole.films.map { listed in
            "<li dir=\"auto\">\(Self.name(listed.film))\(note(listed.note))</li>\n" as HTML
        }
        let films: HTML = if whole.list.isRanked { "<ol>\(rows)</ol>\n" } else { "<ul>\(rows)</ul>\n" }
        return """
            <h3 dir="auto">\(whole.list.name)</h3>
            \(note(whole.list.description))\(films)
            """
    }

    // MARK: - Parts

    private static func name(_ film: Film) -> String { film.year.map { "\(film.title) (\($0))" } ?? film.title }

    private func paragraph(_ text: String) -> HTML? {
        if text.isEmpty { nil } else { "<p class=\"facts\" dir=\"auto\">\(text)</p>\n" }
    }

    private func note(_ text: String) -> HTML? {
        if text.isEmpty { nil } else { "<p class=\"note\" dir=\"auto\">\(text)</p>\n" }
    }

    private func stars(_ rating: Rating?) -> HTML? {
        guard let rating else { return nil }
        return
            "<p class=\"stars\"><span role=\"img\" aria-label=\"\(strings.outOfAll(rating))\">\(rating.signs)</span></p>"
    }

    private static let style = """
        :root{color-scheme:light dark}
        body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
        nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0}
        nav a{display:inline-block;padding:.5rem 0}
        h2{margin-top:3rem;border-bottom:1px solid}
        h3{margin-top:2rem}
        h4,p{margin:0}
        article,main>p{margin:1rem 0;content-visibility:auto;contain-intrinsic-size:auto 6rem}
        time,.facts,footer{font-size:.875rem;opacity:.85}
        .note{white-space:pre-line;border-inline-start:3px solid;padding-inline-start:.75rem;margin:.5rem 0}
        li{margin:.25rem 0}
        footer{margin-top:3rem}
        """
}
