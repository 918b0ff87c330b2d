import FilmzDomain
import FilmzText

/// Links to the person's shelves and Up next, and between the two views of seen films.
struct MyFilmsHead {
    enum Place: Equatable {
        case shelf(MyFilmsQuery.Shelf)
        case diary
        case upNext
    }

    let current: Place
    let facets: MyFilmsFacets

    /// The heading of these pages, with links to the tags and the changes.
    static func title(_ strings: Strings) -> HTML {
        """
        <div class="my-head"><h1>\(strings[MyFilmsText.title])</h1>
        <a class="round quiet" href="\(SitePath.tags)">\(Icon.tag.html)\
        <span class="vh">\(strings[TagText.title])</span></a>\
        <a class="round quiet" href="\(SitePath.changes)">\(Icon.history.html)\
        <span class="vh">\(strings[MyFilmsText.changes])</span></a></div>
        """
    }

    func html(_ strings: Strings) -> HTML {
        let links = MyFilmsQuery.Shelf.allCases.map { shelf -> HTML in
            """
            <a href="\(SitePath.shelf(shelf))"\(" aria-current=\"page\"", if: isCurrent(shelf))>\
            \(strings[shelf.name]) <span class="badge">\(strings.number(facets.counts[shelf] ?? 0))</span></a>

            """
        }
        return """
            <nav class="shelves" aria-label="\(strings[MyFilmsText.shelves])">
            <a href="\(SitePath.upNext)"\(" aria-current=\"page\"", if: current == .upNext)>\(strings[ShowText.upNext])</a>
            \(links)</nav>
            \(isCurrent(.seen) && facets.counts[.seen] ?? 0 > 0 ? views(strings) : nil)
            """
    }

    private func isCurrent(_ shelf: MyFilmsQuery.Shelf) -> Bool {
        current == .shelf(shelf) || current == .diary && shelf == .seen
    }

    private func views(_ strings: Strings) -> HTML {
        """
        <nav class="views" aria-label="\(strings[MyFilmsText.views])">
        <a href="\(SitePath.shelf(.seen))"\(" aria-current=\"true\"", if: current != .diary)>\
        \(strings[MyFilmsText.grid])</a>
        <a href="\(SitePath.diary)"\(" aria-current=\"true\"", if: current == .diary)>\
        \(strings[MyFilmsText.diary])</a>
        </nav>
        """
    }
}
