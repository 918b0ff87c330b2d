import FilmzDomain
import FilmzText

/// The film's plot, with a note if the text is Filmz's own, and its keywords.
struct FilmPlot {
    let dossier: FilmDossier
    /// Whether keywords are links to the films with that keyword. They are not for visitors, who cannot search.
    var linksKeywords = true

    func html(_ strings: Strings) -> HTML? {
        guard dossier.film.plot != nil || !dossier.keywords.isEmpty else { return nil }
        return """
            <section class="plot"><h2>\(strings[FilmText.plot])</h2>\(dossier.film.plot.map { text($0, in: strings) })\
            \(keywords(strings))</section>
            """
    }

    private func text(_ plot: String, in strings: Strings) -> HTML {
        guard dossier.origins[.plot]?.author == .filmz else { return "<p dir=\"auto\">\(plot)</p>" }
        return "<p lang=\"en\" dir=\"auto\">\(plot)</p><p class=\"facts\">\(strings[FilmText.ownWords])</p>"
    }

    /// The keywords, each with a link to the films with it.
    private func keywords(_ strings: Strings) -> HTML? {
        guard !dossier.keywords.isEmpty else { return nil }
        let separator: HTML = "\(strings[SharedText.listSeparator])"
        let links = dossier.keywords.map { keyword -> HTML in
            guard linksKeywords else { return "\(keyword)" }
            return "<a href=\"\(SiteAddress.search(keyword))\">\(keyword)</a>"
        }
        let list = links.dropFirst().reduce(links.first ?? "") { $0 + separator + $1 }
        let html: HTML = "<span lang=\"en\">\(list)</span>"
        return "<p class=\"facts\">\(strings.html(FilmText.keywords, name: "keywords", value: html))</p>"
    }
}
