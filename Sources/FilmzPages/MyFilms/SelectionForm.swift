import FilmzDomain
import FilmzText

/// The films of a list with check boxes, and buttons that change all ticked ones.
struct SelectionForm {
    /// The films with their pictures.
    let films: [(film: Film, poster: Poster?)]
    let next: PageCursor?
    /// The address of the list without check boxes.
    let list: SiteAddress
    let selecting: SelectionMode
    /// The shelf that all of these films are on; nil for films from anywhere.
    var shelf: MyFilmsQuery.Shelf?
    /// The list that all of these films are on; nil for films from anywhere.
    var filmList: FilmList.ID?

    /// The rooms of a page on which films may be ticked.
    /// - Parameter selecting: nil when none can be ticked now
    static func rooms(_ selecting: SelectionMode?) -> [Room] { if selecting == nil { [] } else { [.myFilms] } }

    /// The link to this form, for the head of a list.
    static func link(to list: SiteAddress, in strings: Strings) -> HTML {
        """
        <a class="chip quiet" href="\(list.selecting())">\(Icon.seen.html)\
        <span>\(strings[MyFilmsText.select])</span></a>
        """
    }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let isAsking = selecting == .withoutFilms
        return """
            <form class="selecting" method="post" action="\(SitePath.selectedFilms)">
            <input type="hidden" name="\(field: .next)" value="\(list)">\
            \(filmList.map { HiddenField(.list, value: $0.description).html })
            <div class="shelf-head"><p class="count"\(" id=\"problem\" tabindex=\"-1\"", if: isAsking) data-count>\
            \(strings[isAsking ? MyFilmsText.nothingSelected : .selectHint])</p>
            <a class="chip quiet" href="\(list)">\(strings[MyFilmsText.selectDone])</a></div>
            <ol class="shelf" data-items>
            \(films.map { tile($0, poster: $1, in: context) })</ol>
            \(MoreLink(next: next, address: list.selecting()).html(strings))
            <div class="bulk" role="group" aria-label="\(strings[MyFilmsText.select])">
            <p class="picked" hidden>\(strings[MyFilmsText.ticked]) <output>0</output></p>
            \(panels(context))\(buttons(strings))</div>
            </form>
            """
    }

    private func tile(_ film: Film, poster: Poster?, in context: PageContext) -> HTML {
        let film = context.titles.titled(film)
        return """
            <li><label class="tile pick"><input type="checkbox" name="\(field: .film)" value="\(film.id.description)">
            <span class="picture">\(PosterTile.poster(film, poster: poster))<span class="tick">\(Icon.seen.html)</span></span>
            <span class="vh">\(context.strings[MyFilmsText.selectFilm, ["film": ""]])</span>
            <strong dir="auto">\(film.title)</strong>
            <span class="facts">\(film.year.map(String.init))</span></label></li>

            """
    }

    private func buttons(_ strings: Strings) -> [HTML] {
        let watchlist: (BulkEdit, MyFilmsText) =
            if shelf == .watchlist {
                (.unwatchlist, .removeFromWatchlist)
            } else {
                (.watchlist, .addToWatchlist)
            }
        let favourite: (BulkEdit, MyFilmsText) =
            if shelf == .favourites {
                (.unfavourite, .removeFromFavourites)
            } else {
                (.favourite, .addToFavourites)
            }
        return [watchlist, favourite].map { button($0.rawValue, label: strings[$1], style: "chip") }
            + [button(BulkListEdit.choose.rawValue, label: strings[FilmListText.putOnList], style: "chip")]
            + [button(BulkListEdit.tag.rawValue, label: strings[TagText.addSelected], style: "chip")]
            + [button(BulkListEdit.passOn.rawValue, label: strings[PassOnText.passOn], style: "chip")]
            + (filmList == nil
                ? [] : [button(BulkListEdit.takeOff.rawValue, label: strings[FilmListText.takeOff], style: "chip")])
    }

    /// The actions that need an answer first: a day, a rating or an audience.
    private func panels(_ context: PageContext) -> [HTML] {
        let strings = context.strings
        let stars = StarsField(legend: strings[VerdictText.rating], value: "", prefix: "selected", isOptional: false)
        return [
            panel(
                .seen, name: strings[SharedText.seen], field: day(context), label: strings[MyFilmsText.markSelected],
                in: strings),
            panel(
                .rate, name: strings[MyFilmsText.stars], field: stars.html(strings),
                label: strings[MyFilmsText.rateSelected], in: strings),
            panel(
                .audience, name: strings[MyFilmsText.forWhom],
                field: AudienceField(chosen: [], prefix: "selected-audience").html(strings),
                label: strings[MyFilmsText.recommendSelected], in: strings),
        ]
    }

    private func day(_ context: PageContext) -> HTML {
        """
        <div class="field"><label for="selected-day">\(context.strings[MyFilmsText.selectedDay])</label>\
        <input id="selected-day" name="\(field: .day)" type="date" max="\(context.today.description)"></div>
        """
    }

    private func panel(_ edit: BulkEdit, name: String, field: HTML, label: String, in strings: Strings) -> HTML {
        """
        <details class="bulk-panel" name="bulk" data-popover><summary class="chip" id="bulk-\(edit.rawValue)">\(name)\
        \(Icon.chevron.html)</summary><div>\(field)\(button(edit.rawValue, label: label, style: "button primary"))</div></details>

        """
    }

    private func button(_ action: String, label: String, style: StaticString) -> HTML {
        """
        <button class="\(style.description)" name="\(field: .bulkEdit)" value="\(action)">\(label)</button>

        """
    }
}
