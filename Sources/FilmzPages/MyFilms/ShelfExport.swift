import FilmzDomain
import FilmzText

/// Takes a whole shelf away as a file, and passes it on as a list.
struct ShelfExport {
    let shelf: MyFilmsQuery.Shelf

    /// Shelves that are chosen, unlike those that fill up by themselves.
    static let shelves: [MyFilmsQuery.Shelf] = [.watchlist, .favourites]

    /// Nil for other shelves.
    func html(_ strings: Strings) -> HTML? {
        guard Self.shelves.contains(shelf) else { return nil }
        let links = FilmListExport.allCases.map { format -> HTML in
            """
            <a class="chip" href="\(SiteAddress(.exportedShelf(shelf)).with("as", value: format.rawValue))" \
            download>\(strings[format.name])</a>

            """
        }
        return """
            <details class="take-away" id="take-shelf"><summary class="chip quiet">\(strings[FilmListText.takeAway])\(Icon.chevron.html)</summary>
            <div><p class="hint">\(strings[FilmListText.takeShelfHint])</p>
            <p class="buttons">\(links)</p>
            <form method="post" action="\(SitePath.passOnShelf(shelf))"><button class="chip" id="pass-on-shelf">\
            \(Icon.passOn.html)<span>\(strings[FilmListText.passOnShelf])</span></button></form></div></details>
            """
    }
}
