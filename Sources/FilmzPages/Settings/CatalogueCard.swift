import FilmzDomain

/// What Filmz knows by itself, and how it can know more.
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

enum CatalogueText: String, TextKey {
    case title = "Catalogue"
    case fromFilmz = "Filmz knows {count} film by itself.|Filmz knows {count} well-known films by itself."
    case loadMore =
        "It can know every film there is, from IMDb’s free datasets, with no key and no network after that. Get them, and load them:"
    case fromIMDb =
        "Filmz knows {count} film by itself, from IMDb’s datasets.|Filmz knows {count} films by itself, from IMDb’s datasets."
    /// As the datasets' conditions ask for.
    case attributionIMDb = "Information courtesy of IMDb (https://www.imdb.com). Used with permission."
}
