import FilmzDomain
import FilmzText

/// A button in the corner of a tile or row that marks a film as seen, or adds a seen film to a list. The sheet that
/// marks a film as seen has the lists too.
struct CornerLink {
    /// The film with the title to show.
    let film: Film
    let state: MyFilmState
    /// Distinguishes links to the same film on one page.
    var place = ""

    func html(_ strings: Strings) -> HTML {
        let isSeen = state.isSeen
        let label =
            if isSeen {
                strings[FilmListText.putFilmOnList, ["film": film.title]]
            } else {
                strings[MyFilmsText.markFilm, ["film": film.title]]
            }
        return """
            <a class="round toggle see" id="\(isSeen ? "list" : "see")-\(place)\(film.id.description)" \
            href="\(isSeen ? SitePath.chooseList(film.id) : .markSeen(film.id))" data-sheet>\
            \((isSeen ? Icon.list : .eye).html)<span class="vh">\(label)</span></a>
            """
    }
}
