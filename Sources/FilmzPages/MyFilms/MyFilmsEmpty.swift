import FilmzDomain
import FilmzText

/// The text of an empty shelf, with a link to another page.
struct MyFilmsEmpty {
    let query: MyFilmsQuery
    /// The number of films on the shelf without a filter.
    let total: Int
    /// How far the films are checked, for those on the person's services.
    var check: WatchlistCheck?

    func html(_ strings: Strings) -> HTML {
        if let check, total > 0 { return Self.nothing(after: check, in: strings) }
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
                in: strings, offersImport: true, offersCatchUp: true)
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

    /// What is missing: services, or a film on them. While films are still to be asked about, nothing is said.
    private static func nothing(after check: WatchlistCheck, in strings: Strings) -> HTML {
        guard !check.mine.services.isEmpty else {
            return toServices(strings[SearchText.noServices], hint: nil, in: strings)
        }
        guard check.outcomes[.waiting] == 0 else { return "" }
        return toServices(
            strings[OfferText.noneOnMine],
            hint: "\(strings[OfferText.thisWeek]) \(strings.counts(check.outcomes, of: .watchlist))", in: strings)
    }

    private static func toServices(_ title: String, hint: String?, in strings: Strings) -> HTML {
        """
        <div class="empty">
        <h2 data-count>\(title)</h2>
        \(hint.map { "<p>\($0)</p>\n" as HTML })\
        <p class="buttons"><a class="button primary" href="\(SitePath.myServices)">\(strings[OfferText.toPlace])</a></p>
        </div>
        """
    }

    /// Links to what may be missing: the person's services, or offers of films that have not been opened yet.
    private static func nothingOnMine(_ strings: Strings) -> HTML {
        toServices(strings[MyFilmsText.emptyFiltered], hint: strings[OfferText.nothingOnMine], in: strings)
    }

    static func message(
        _ title: MyFilmsText, hint: MyFilmsText, button: some TextKey, path: SitePath, in strings: Strings,
        offersImport: Bool = false, offersCatchUp: Bool = false
    ) -> HTML {
        let toCatchUp: HTML? =
            if offersCatchUp {
                "\n<a class=\"button\" href=\"\(SitePath.catchUp)\">\(strings[CatchUpText.title])</a>"
            } else {
                nil
            }
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
            <p class="buttons"><a class="button primary" href="\(path)">\(strings[button])</a>\(toCatchUp)\(toImport)</p>
            </div>
            """
    }
}
