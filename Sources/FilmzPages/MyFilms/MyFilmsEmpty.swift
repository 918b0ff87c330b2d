import FilmzDomain
import FilmzText

/// What a shelf says when there is nothing to show, with a link to something else.
struct MyFilmsEmpty {
    let query: MyFilmsQuery
    /// How many films the shelf has without a filter.
    let total: Int

    func html(_ strings: Strings) -> HTML {
        if total > 0 {
            return Self.message(
                .emptyFiltered, .emptyFilteredHint, SharedText.clearFilters, .shelf(query.shelf), strings)
        }
        return switch query.shelf {
        case .watchlist:
            Self.message(.emptyWatchlist, .emptyWatchlistHint, MyFilmsText.emptyWatchlistButton, .home, strings)
        case .seen: Self.message(.emptySeen, .emptySeenHint, CatchUpText.title, .catchUp, strings)
        case .all: Self.message(.emptyAll, .emptyAllHint, MyFilmsText.emptySeenButton, .search, strings)
        case .favourites:
            Self.message(
                .emptyFavourites, .emptyFavouritesHint, MyFilmsText.emptyFavouritesButton, .search, strings)
        }
    }

    static func message(
        _ title: MyFilmsText, _ hint: MyFilmsText, _ button: some TextKey, _ path: SitePath, _ strings: Strings
    ) -> HTML {
        """
        <div class="empty">
        <h2 data-count>\(strings[title])</h2>
        <p>\(strings[hint])</p>
        <p class="buttons"><a class="button primary" href="\(path)">\(strings[button])</a></p>
        </div>
        """
    }
}
