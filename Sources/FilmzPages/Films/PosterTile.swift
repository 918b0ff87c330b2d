import FilmzDomain
import FilmzText

/// A film in a grid: its poster, the person's marks, its title and a line of facts.
struct PosterTile {
    /// The film with the title to show.
    let film: Film
    let poster: Poster?
    let state: MyFilmState?
    /// The line under the title.
    let facts: HTML
    /// The ID of the element, if it can change in place.
    var id: String?
    /// A button over a corner of the poster.
    var action: HTML?

    /// The cache key of a tile: a film, its title and its place.
    struct CacheKey: Hashable {
        var film: Film.ID
        /// The title in the reader's language, if it is not the film's own.
        var title: String?
        /// Everything the tile depends on besides the film and the person's marks.
        var place: String
    }

    func html(_ strings: Strings) -> HTML {
        html(marks: state.flatMap { Self.marks($0, in: strings) })
    }

    /// The tile without the person's marks.
    var bare: HTML { html(marks: nil) }

    private func html(marks: HTML?) -> HTML {
        """
        <li\(id.map { " id=\"\($0)\"" as HTML })><a class="tile" href="\(SitePath.film(film.id))">
        <span class="picture">\(Self.poster(film, poster: poster))\(marks)</span>
        <strong dir="auto">\(film.title)</strong>
        <span class="facts">\(facts)</span>
        </a>\(action)</li>

        """
    }

    /// The film's poster if it is stored on the server; otherwise the drawn one, which the script replaces if there
    /// is a poster. It has no alternative text, because a title is always beside it.
    static func poster(
        _ film: Film, poster: Poster?, size: PosterSize = .small, isLazy: Bool = true
    ) -> HTML {
        let picture = poster.map { size.address(of: film.id, version: $0.version) }
        let isHere = poster?.isHere == true
        let drawn = PosterArt.address(of: film)
        // Loading this address fetches the picture too, so that the next page has it.
        let source =
            if isHere {
                picture ?? drawn
            } else if poster == nil {
                drawn
            } else {
                drawn.with(.wanted, value: size.rawValue)
            }
        let lazyPicture: HTML? = if isHere { nil } else { picture.map { " data-picture=\"\($0)\"" } }
        return """
            <img class="poster" src="\(source)"\(lazyPicture) alt="" width="300" height="450"\
            \(" loading=\"lazy\"", if: isLazy) decoding="async">
            """
    }

    /// The person's marks for the film; nil when there are none.
    static func marks(_ state: MyFilmState, in strings: Strings) -> HTML? {
        guard state.isOnWatchlist || state.isSeen || state.isFavourite else { return nil }
        return """
            <span class="marks">\(state.isOnWatchlist ? mark(.watchlisted, name: .onWatchlist, in: strings) : nil)\
            \(state.isSeen ? mark(.seen, name: .seen, in: strings) : nil)\
            \(state.isFavourite ? mark(.favoured, name: .favourite, in: strings) : nil)</span>
            """
    }

    private static func mark(_ icon: Icon, name: SharedText, in strings: Strings) -> HTML {
        "<span class=\"mark\">\(icon.html)<span class=\"vh\">\(strings[name])</span></span>"
    }
}
