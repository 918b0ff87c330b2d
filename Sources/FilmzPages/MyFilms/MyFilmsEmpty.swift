import FilmzDomain
import FilmzText

/// The text of an empty shelf, with a link to another page.
struct MyFilmsEmpty {
    let query: MyFilmsQuery
    /// The number of films on the shelf without a filter.
    let total: Int

    func html(_ strings: Strings) -> HTML {
        if query.filter.offered?.availability == .mine, total > 0 { return Self.nothingOnMine(strings) }
        if total > 0 {
            return Self.message(
                .emptyFiltered, hint: .emptyFilteredHint, button: SharedText.clearFilters, path: .shelf(query.shelf),
                in: strings)
        }
        return switch query.shelf {
        case .watchlist:
            Self.message(
                .emptyWatchlist, hint: .emptyWatchlistHint, button: MyFilmsText.emptyWatchlistButton, path: .home,
                in: strings,
                offersImport: true)
        case .seen:
            Self.message(
                .emptySeen, hint: .emptySeenHint, button: CatchUpText.title, path: .catchUp, in: strings,
                offersImport: true)
        case .all:
            Self.message(
                .emptyAll, hint: .emptyAllHint, button: MyFilmsText.emptySeenButton, path: .search, in: strings,
                offersImport: true)
        case .favourites:
            Self.message(
                .emptyFavourites, hint: .emptyFavouritesHint, button: MyFilmsText.emptyFavouritesButton, path: .search,
                in: strings)
        }
    }

    /// Links to what may be missing: the person's services, or offers of films that have not been opened yet.
    private static func nothingOnMine(_ strings: Strings) -> HTML {
        """
        <div class="empty">
        <h2 data-count>\(strings[MyFilmsText.emptyFiltered])</h2>
        <p>\(strings[OfferText.nothingOnMine])</p>
        <p class="buttons"><a class="button primary" href="\(SitePath.myServices)">\(strings[OfferText.toPlace])</a></p>
        </div>
        """
    }

    static func message(
        _ title: MyFilmsText, hint: MyFilmsText, button: some TextKey, path: SitePath, in strings: Strings,
        offersImport: Bool = false
    ) -> HTML {
        let toImport: HTML? =
            if offersImport {
                "\n<a class=\"button\" href=\"\(SitePath.imports)\">\(strings[ImportText.link])</a>"
            } else {
                nil
            }
        return """
            <div class="empty">
            <h2 data-count>\(strings[title])</h2>
            <p>\(strings[hint])</p>
            <p class="buttons"><a class="button primary" href="\(path)">\(strings[button])</a>\(toImport)</p>
            </div>
            """
    }
}
