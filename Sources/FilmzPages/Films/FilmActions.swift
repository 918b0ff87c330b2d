import FilmzDomain
import FilmzText

/// Buttons for watchlist, seen and favourite: one tap turns each on, another turns it off. Each keeps its place in every
/// state, so that a second tap never hits another one: the main action in a row of its own, and four below it.
struct FilmActions {
    let film: Film
    let myFilm: MyFilm
    /// Whether the film is not out yet. Its main action is the watchlist, because few have seen it.
    var isComing = false
    /// The number of different episodes of a show that the person has seen.
    var episodeCount = 0
    /// Whether the person can remove the film although it was not added by hand.
    var isRemovable = false

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let watchlist = watchlist(strings)
        let seen = seenAction(today: context.today, in: strings)
        let again: HTML? = if myFilm.hasViewings && episodeCount == 0 { seenAgain(strings) } else { nil }
        return """
            <div class="chips" id="my-actions" role="group" aria-label="\(strings[FilmText.actions])">
            <div class="film-lead">\(isComing ? watchlist : seen)\(again)</div>
            \(isComing ? seen : watchlist)
            \(favourite(strings))
            \(sheetLink(.chooseList(film.id), id: "put-on-list", icon: .list, label: strings[FilmListText.putOnList], style: "chip"))
            \(passOn(strings))
            \(ofUnlisted(strings))
            </div>
            """
    }

    /// The way to correct or remove a film that no catalogue has.
    private func ofUnlisted(_ strings: Strings) -> HTML? {
        guard film.isAddedByHand || isRemovable else { return nil }
        return """
            <div class="film-lead">\(film.isAddedByHand ? edit(strings) : nil)\(isRemovable ? remove(strings) : nil)</div>
            """
    }

    private static let mainStyle: StaticString = "chip primary"

    private var next: HTML { "\(SitePath.film(film.id))" }

    private func watchlist(_ strings: Strings) -> HTML {
        let style = if isComing, !myFilm.isOnWatchlist { Self.mainStyle } else { "chip" as StaticString }
        return ToggleForm(
            action: .watchlist(film.id), field: HiddenField(.wanted, value: String(!myFilm.isOnWatchlist)),
            id: "toggle-watchlist", label: strings[FilmText.watchlist],
            icon: myFilm.isOnWatchlist ? .watchlisted : .watchlist, isOn: myFilm.isOnWatchlist,
            next: next, regions: FilmRegions.mine, style: style
        ).html
    }

    private func favourite(_ strings: Strings) -> HTML {
        ToggleForm(
            action: .favourite(film.id), field: HiddenField(.wanted, value: String(!myFilm.isFavourite)),
            id: "toggle-favourite", label: strings[FilmText.favourite],
            icon: myFilm.isFavourite ? .favoured : .favourite, isOn: myFilm.isFavourite,
            next: next, regions: FilmRegions.mine
        ).html
    }

    /// The button for seen. For an unseen film it opens the sheet; for a seen film it removes the viewing, but asks
    /// first if there are several viewings or if something that the person wrote would be lost.
    private func seenAction(today: CalendarDay, in strings: Strings) -> HTML {
        if episodeCount > 0 {
            let label = strings.count(ShowText.episodeCount, episodeCount)
            return """
                <a class="chip on" id="seen-episodes" href="\(SitePath.episodes(film.id))">\(Icon.seen.html)<span>\(label)</span></a>
                """
        }
        guard let first = myFilm.viewings.first else {
            let style = if isComing { "chip" as StaticString } else { Self.mainStyle }
            return sheetLink(
                .markSeen(film.id), id: "mark-seen", icon: .seen, label: strings[FilmText.markSeen], style: style)
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

    private func sheetLink(_ path: SitePath, id: String, icon: Icon, label: String, style: StaticString) -> HTML {
        """
        <a class="\(style.description)" id="\(id)" href="\(path)" data-sheet>\(icon.html)<span>\(label)</span></a>
        """
    }
}
