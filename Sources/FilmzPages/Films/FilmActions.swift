import FilmzDomain
import FilmzText

/// Buttons for watchlist, seen and favourite: one tap turns each on, another turns it off. No button moves, so that a
/// second tap never hits another one.
struct FilmActions {
    let film: Film
    let myFilm: MyFilm
    /// The number of different episodes of a show that the person has seen.
    var episodeCount = 0
    /// Whether the person can remove the film although it was not added by hand.
    var isRemovable = false

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <div class="chips" id="my-actions" role="group" aria-label="\(strings[FilmText.actions])">
            \(watchlist(strings))
            \(seen(today: context.today, in: strings))
            \(favourite(strings))
            \(myFilm.hasViewings && episodeCount == 0 ? seenAgain(strings) : nil)
            \(sheetLink(.chooseList(film.id), id: "put-on-list", icon: .list, label: strings[FilmListText.putOnList], style: "chip"))
            \(passOn(strings))
            \(film.isAddedByHand ? edit(strings) : nil)\(isRemovable ? remove(strings) : nil)
            </div>
            """
    }

    private var next: HTML { "\(SitePath.film(film.id))" }

    private func watchlist(_ strings: Strings) -> HTML {
        ToggleForm(
            action: .watchlist(film.id), field: HiddenField(.wanted, value: myFilm.isOnWatchlist ? "false" : "true"),
            id: "toggle-watchlist", label: strings[FilmText.watchlist],
            icon: myFilm.isOnWatchlist ? .watchlisted : .watchlist, isOn: myFilm.isOnWatchlist,
            next: next, regions: FilmRegions.mine
        ).html
    }

    private func favourite(_ strings: Strings) -> HTML {
        ToggleForm(
            action: .favourite(film.id), field: HiddenField(.wanted, value: myFilm.isFavourite ? "false" : "true"),
            id: "toggle-favourite", label: strings[FilmText.favourite],
            icon: myFilm.isFavourite ? .favoured : .favourite, isOn: myFilm.isFavourite,
            next: next, regions: FilmRegions.mine
        ).html
    }

    /// The button for seen. For an unseen film it opens the sheet; for a seen film it removes the viewing, but asks
    /// first if there are several viewings or if something that the person wrote would be lost.
    private func seen(today: CalendarDay, in strings: Strings) -> HTML {
        if episodeCount > 0 {
            let label = strings.count(ShowText.episodeCount, episodeCount)
            return """
                <a class="chip on" id="seen-episodes" href="\(SitePath.episodes(film.id))">\(Icon.seen.html)<span>\(label)</span></a>
                """
        }
        guard let first = myFilm.viewings.first else {
            return sheetLink(
                .markSeen(film.id), id: "mark-seen", icon: .seen, label: strings[FilmText.markSeen],
                style: "chip primary")
        }
        let label = strings.count(FilmText.seenTimes, myFilm.viewingCount)
        if myFilm.viewingCount > 1 || !first.isBare(today: today) {
            return sheetLink(.unsee(film.id), id: "toggle-seen", icon: .seen, label: label, style: "chip on")
        }
        return ToggleForm(
            action: .removeViewings(film.id), field: HiddenField(.viewing, value: first.id.description),
            id: "toggle-seen", label: label, icon: .seen, isOn: true, next: next, regions: FilmRegions.mine
        ).html
    }

    private func seenAgain(_ strings: Strings) -> HTML {
        sheetLink(.markSeen(film.id), id: "mark-seen", icon: .plus, label: strings[FilmText.seenAgain], style: "chip")
    }

    private func passOn(_ strings: Strings) -> HTML {
        """
        <a class="chip" id="pass-on-film" href="\(SitePath.passOnFilm(film.id))">\(Icon.passOn.html)<span>\(strings[PassOnText.passOn])</span></a>
        """
    }

    private func edit(_ strings: Strings) -> HTML {
        """
        <a class="chip" href="\(SitePath.editFilm(film.id))">\(Icon.edit.html)<span>\(strings[FilmText.edit])</span></a>
        """
    }

    private func remove(_ strings: Strings) -> HTML {
        """
        <a class="chip" id="to-removal" href="\(SitePath.editFilm(film.id))">\(Icon.remove.html)<span>\(strings[FilmFormText.remove])</span></a>
        """
    }

    private func sheetLink(_ path: SitePath, id: String, icon: Icon, label: String, style: String) -> HTML {
        """
        <a class="\(style)" id="\(id)" href="\(path)" data-sheet>\(icon.html)<span>\(label)</span></a>
        """
    }
}
