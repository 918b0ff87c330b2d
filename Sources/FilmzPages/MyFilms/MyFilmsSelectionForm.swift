public import FilmzDomain
import FilmzText

/// A shelf whose films can be ticked, with buttons that change all ticked ones.
struct MyFilmsSelectionForm {
    let query: MyFilmsQuery
    let films: Page<FilmEntry>
    let lacksSelection: Bool

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let hint = lacksSelection ? MyFilmsText.nothingSelected : .selectHint
        return """
            <form class="selecting" method="post" action="\(query.address)">
            <div class="shelf-head"><p class="count"\(" id=\"problem\" tabindex=\"-1\"", if: lacksSelection) data-count>\
            \(strings[hint])</p>
            <a class="chip quiet" href="\(query.address)">\(strings[MyFilmsText.selectDone])</a></div>
            <ol class="shelf" data-items>
            \(films.items.map { tile($0, context) })</ol>
            \(MoreLink(next: films.next, address: query.address.with("select", "1")).html(strings))
            <div class="bulk" role="group" aria-label="\(strings[MyFilmsText.select])">
            <p class="picked" hidden>\(strings[MyFilmsText.ticked]) <output>0</output></p>
            \(actions.map { button($0, $1, strings) })</div>
            </form>
            """
    }

    private func tile(_ entry: FilmEntry, _ context: PageContext) -> HTML {
        let film = context.titles.titled(entry.film)
        return """
            <li><label class="tile pick"><input type="checkbox" name="film" value="\(film.id.description)">
            <span class="picture">\(PosterTile.poster(film, entry.poster))<span class="tick">\(Icon.seen.html)</span></span>
            <span class="vh">\(context.strings[MyFilmsText.selectFilm, ["film": ""]])</span>
            <strong dir="auto">\(film.title)</strong>
            <span class="facts">\(film.year.map(String.init))</span></label></li>

            """
    }

    private var actions: [(BulkEdit, MyFilmsText)] {
        let watchlist: (BulkEdit, MyFilmsText) =
            query.shelf == .watchlist ? (.unwatchlist, .removeFromWatchlist) : (.watchlist, .addToWatchlist)
        let favourite: (BulkEdit, MyFilmsText) =
            query.shelf == .favourites ? (.unfavourite, .removeFromFavourites) : (.favourite, .addToFavourites)
        return [watchlist, favourite]
    }

    private func button(_ edit: BulkEdit, _ label: MyFilmsText, _ strings: Strings) -> HTML {
        """
        <button class="chip" name="do" value="\(edit.rawValue)">\(strings[label])</button>

        """
    }
}

/// A change of several films at once. The raw value is used in forms.
public enum BulkEdit: String, Sendable, CaseIterable {
    case watchlist, unwatchlist, favourite, unfavourite

    public var edit: MyFilmEdit {
        switch self {
        case .watchlist: .watchlist(true)
        case .unwatchlist: .watchlist(false)
        case .favourite: .favourite(true)
        case .unfavourite: .favourite(false)
        }
    }
}
