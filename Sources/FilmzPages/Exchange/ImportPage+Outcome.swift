import FilmzDomain
import FilmzExchange
import FilmzText

/// The films of an import, and what it added.
extension ImportPage {
    /// The first known films as small posters. No provider is asked for pictures: films without one that is here have
    /// their drawn poster.
    func pictures(_ context: PageContext) -> HTML? {
        let strings = context.strings
        guard !firstFilms.isEmpty else { return nil }
        let pictures = firstFilms.map { film -> HTML in
            let film = context.titles.titled(film)
            var poster = posters[film.id]
            if poster?.isHere == false { poster = nil }
            return """
                <li>\(PosterTile.poster(film, poster: poster))\
                <span class="vh" dir="auto">\(film.year.map { "\(film.title) (\($0))" } ?? film.title)</span></li>

                """
        }
        let rest = preview.newCount + preview.changedCount + preview.sameCount - firstFilms.count
        return """
            <ul class="import-posters" aria-label="\(strings[ImportText.films])">
            \(pictures)</ul>
            \(Self.furtherRows(rest, in: strings))
            """
    }

    /// Says how many rows are not shown; nil when all are.
    static func furtherRows(_ count: Int, in strings: Strings) -> HTML? {
        guard count > 0 else { return nil }
        return "<p class=\"hint\">\(strings.count(ImportText.moreConflicts, count))</p>\n"
    }

    func outcome(_ context: PageContext) -> HTML? {
        guard let outcome = fileImport.outcome else { return nil }
        let strings = context.strings
        let text =
            switch (outcome.change, outcome.changedCount) {
            case (nil, 0): strings[ImportText.tookNothing]
            case (_, 0): strings[ImportText.tookLists]
            case (_, let count): strings.count(ImportText.tookIn, count)
            }
        let undo = outcome.change.map { change -> HTML in
            """
            <form method="post" action="\(SitePath.undo)">
            <input type="hidden" name="\(field: .change)" value="\(change.description)">
            <input type="hidden" name="\(field: .next)" value="\(SitePath.fileImport(fileImport.id))">
            <p class="buttons"><button class="button" id="undo-import">\(strings[SharedText.undo])</button>
            <a class="button" id="undo-films" href="\(SitePath.changedFilms(change))">\(strings[ImportText.undoFilms])</a></p>
            </form>

            """
        }
        let day = strings[ImportText.takenOn, ["day": strings.day(clock.day(of: outcome.takenAt))]]
        return """
            <section class="card import-done" aria-labelledby="done"><h2 id="done">\(day)</h2>
            <p>\(text)</p>
            \(places(strings))\(undo)</section>

            """
    }

    /// Links to where the import added something, with how much.
    private func places(_ strings: Strings) -> HTML? {
        guard let additions else { return nil }
        let places: [(path: SitePath, name: MyFilmsText, count: Int)] = [
            (.shelf(.seen), .seen, additions.seenCount), (.diary, .diary, additions.viewingCount),
            (.shelf(.watchlist), .watchlist, additions.watchlistCount),
        ]
        let links = places.filter { $0.count > 0 }.map { place -> HTML in
            """
            <a class="button" href="\(place.path)">\(strings.facts([strings[place.name], strings.number(place.count)]))</a>

            """
        }
        if links.isEmpty { return nil }
        return "<p class=\"buttons\" id=\"import-places\">\(links)</p>\n"
    }
}
