import FilmzDomain
import FilmzText

/// Opens the sheet that marks a film as seen, from any list. A film that was seen has none.
struct SeenLink {
    /// The film with the title to show.
    let film: Film
    let state: MyFilmState
    /// Distinguishes links to the same film on one page.
    var place = ""

    func html(_ strings: Strings) -> HTML? {
        guard !state.isSeen else { return nil }
        return """
            <a class="round toggle see" id="see-\(place)\(film.id.description)" href="\(SitePath.markSeen(film.id))" data-sheet>\
            \(Icon.eye.html)<span class="vh">\(strings[MyFilmsText.markFilm, ["film": film.title]])</span></a>
            """
    }
}
