import FilmzDomain
import FilmzText
import Foundation

/// The facts that are not in the heading, with links to other sites.
struct FilmFactList {
    let dossier: FilmDossier

    private var film: Film { dossier.film }

    func html(_ strings: Strings) -> HTML? {
        let rows = self.rows(strings).filter { !$0.value.isEmpty }
        let links = links(strings)
        guard !rows.isEmpty || !links.isEmpty || isUnknown else { return nil }
        let list: HTML? =
            if rows.isEmpty {
                nil
            } else {
                "<dl>\(rows.map { "<div><dt>\($0.name)</dt><dd dir=\"auto\">\($0.value)</dd></div>\n" as HTML })</dl>"
            }
        return """
            <section class="about"><h2>\(strings[FilmText.facts])</h2>
            \(isUnknown ? "<p class=\"facts\">\(strings[FilmText.nothingKnown])</p>" : list)
            \(links.isEmpty ? nil : "<p class=\"outsides\">\(links)</p>" as HTML?)
            </section>
            """
    }

    private var isUnknown: Bool {
        film.countries.isEmpty && film.languages.isEmpty && film.cast.isEmpty && film.plot == nil
            && dossier.keywords.isEmpty && dossier.credits.isEmpty && dossier.scores.isEmpty
            && dossier.companies.isEmpty && dossier.boxOffice == nil
    }

    private func rows(_ strings: Strings) -> [(name: String, value: String)] {
        [
            (strings.count(FilmText.country, film.countries.count), strings.list(film.countries.map(strings.country))),
            (
                strings.count(FilmText.language, film.languages.count),
                strings.list(film.languages.map(strings.spokenLanguage))
            ),
            (strings[FilmText.companies], strings.list(dossier.companies)),
            (strings[FilmText.boxOffice], strings.boxOffice(dossier.boxOffice)),
        ]
    }

    /// The film's own website, and its pages on other sites.
    private func links(_ strings: Strings) -> [HTML] {
        let website = dossier.website.map { (strings[FilmText.website], $0.absoluteString) }
        let imdb = film.externalIDs.imdb.map { (strings[FilmText.imdb], "https://www.imdb.com/title/\($0)/") }
        let others = dossier.sources.compactMap { source in
            source.page.map { (strings.name(source.provider), $0.absoluteString) }
        }
        let sites = ([imdb].compactMap(\.self) + others).map { (strings[FilmText.openOn, ["site": $0.0]], $0.1) }
        // OMDb has no pages of its own: its link leads to IMDb.
        var seen: Set<String> = []
        return ([website].compactMap(\.self) + sites).filter { seen.insert($0.1).inserted }.map { text, address in
            """
            <a class="outside" href="\(url: address)" rel="noopener noreferrer">\(text)\(Icon.external.html)</a>

            """
        }
    }
}
