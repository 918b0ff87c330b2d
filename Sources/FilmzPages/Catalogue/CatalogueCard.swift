import FilmzDomain
import FilmzText

/// Which catalogue Filmz has, and how to get a larger one.
struct CatalogueCard {
    let catalogue: CatalogueDescription

    func html(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="catalogue">
        <h2 id="catalogue">\(strings[CatalogueText.title])</h2>
        \(about(strings))
        </section>
        """
    }

    private func about(_ strings: Strings) -> HTML {
        switch catalogue.origin {
        case .imdb:
            """
            <p>\(strings.count(CatalogueText.fromIMDb, catalogue.filmCount))</p>
            <p class="attribution">\(strings[CatalogueText.attributionIMDb])</p>
            """
        case .filmz:
            """
            <p>\(strings.count(CatalogueText.fromFilmz, catalogue.filmCount))</p>
            <p class="hint">\(strings[CatalogueText.loadMore]) \(Command.download) \(Command.importCatalogue)</p>
            """
        }
    }
}
