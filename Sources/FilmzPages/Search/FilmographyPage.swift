public import FilmzDomain

/// The films of somebody who directs them or plays in them.
public struct FilmographyPage: WebPage {
    let filmography: Filmography<FilmEntry>

    /// - Returns: nil when Filmz knows no film of somebody of this name by itself
    public static func load(
        _ name: String, from services: Services, for person: Person.ID
    ) async throws -> FilmographyPage? {
        try await services.filmography(of: name, for: person).map(FilmographyPage.init)
    }

    static func address(_ name: String) -> SiteAddress {
        SiteAddress("/people").with("name", name)
    }

    public func html(in context: PageContext) -> HTML {
        Layout(title: filmography.name, tab: .search, kind: "page search").document(
            context,
            """
            <h1 dir="auto">\(filmography.name)</h1>
            \(results(context))
            """)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        name == .results ? results(context) : nil
    }

    private func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section id="results">
            <p class="count">\(strings.facts([strings.count(SearchText.count, filmography.films.count), years]))</p>
            <ol class="rows">
            \(filmography.films.map { FilmRow(entry: $0, match: match($0.film)).html(context) })</ol>
            <p class="buttons"><a class="button" href="\(SearchPage.address(filmography.name))">\
            \(strings[SearchText.askElsewhere])</a></p>
            </section>
            """
    }

    /// Lets a row name who plays in the film, too. Nothing is marked, for it is in every row.
    private func match(_ film: Film) -> SearchMatch {
        SearchMatch(
            name: MatchedText(film.title, matches: []),
            people: film.people(named: filmography.name).map { MatchedText($0, matches: []) })
    }

    /// From the first to the last.
    private var years: String? {
        let years = filmography.films.compactMap(\.film.year)
        guard let first = years.min(), let last = years.max() else { return nil }
        return first == last ? "\(first)" : "\(first)–\(last)"
    }
}
