import FilmzDomain

/// A film in a grid: its poster, what I have with it, its title and a line of facts.
struct PosterTile {
    let film: Film
    let state: MyFilmState?
    /// The line under the title.
    let facts: HTML
    /// Of the element, when it can change in place.
    var id: String?
    /// What can be done with it in one tap, over a corner of the picture.
    var action: HTML?

    func html(_ strings: Strings) -> HTML {
        """
        <li\(id.map { " id=\"\($0)\"" as HTML })><a class="tile" href="\(url: FilmPage.path(film.id))">
        <span class="picture">\(Self.poster(film))\(state.flatMap { Self.marks($0, strings) })</span>
        <strong dir="auto">\(film.title)</strong>
        <span class="facts">\(facts)</span>
        </a>\(action)</li>

        """
    }

    /// Its title always stands beside it, so it says nothing itself.
    static func poster(_ film: Film, isLazy: Bool = true) -> HTML {
        """
        <img class="poster" src="\(url: PosterArt.path(for: film))" alt="" width="300" height="450"\
        \(" loading=\"lazy\"", if: isLazy) decoding="async">
        """
    }

    /// What I have with the film; nil when nothing.
    static func marks(_ state: MyFilmState, _ strings: Strings) -> HTML? {
        let marks: [(Icon, SharedText)?] = [
            state.isOnWatchlist ? (.watchlisted, .onWatchlist) : nil,
            state.isSeen ? (.seen, .seen) : nil,
            state.isFavourite ? (.favoured, .favourite) : nil,
        ]
        let drawn = marks.compactMap(\.self).map { icon, name -> HTML in
            "<span class=\"mark\">\(icon.html)<span class=\"vh\">\(strings[name])</span></span>"
        }
        return drawn.isEmpty ? nil : "<span class=\"marks\">\(drawn)</span>"
    }
}
