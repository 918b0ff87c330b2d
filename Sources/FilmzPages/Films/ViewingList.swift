import FilmzDomain
import FilmzText

/// My viewings of the film, newest first. If there are many, only the newest, with a link to all.
struct ViewingList {
    let film: Film
    let myFilm: MyFilm

    func html(_ context: PageContext) -> HTML {
        guard myFilm.hasViewings else { return "<div id=\"my-viewings\"></div>" }
        let path = SitePath.film(film.id)
        let rows = myFilm.viewings.map { ViewingRow(film: film, viewing: $0, next: path, regions: FilmPage.regions) }
        return """
            <section class="card" id="my-viewings" aria-labelledby="viewings-title">
            <h2 id="viewings-title">\(context.strings[ViewingText.title])</h2>
            <ol class="viewings">
            \(rows.map { $0.html(context) })</ol>
            \(ViewingsPage.link(to: myFilm, of: film, context.strings))\
            </section>
            """
    }
}
