import FilmzDomain
import FilmzText

/// Links that export a whole shelf as a file or share it as a list.
struct ShelfExport {
    let shelf: MyFilmsQuery.Shelf

    /// The shelves that a person fills by choice, unlike those that follow from viewings.
    static let shelves: [MyFilmsQuery.Shelf] = [.watchlist, .favourites]

    /// Nil for shelves other than ``shelves``.
    func html(_ strings: Strings) -> HTML? {
        guard Self.shelves.contains(shelf) else { return nil }
        let links = FilmListExport.allCases.map { format -> HTML in
            """
            <a class="chip" href="\(SiteAddress(.exportedShelf(shelf)).with(.listExport, value: format.rawValue))" \
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
