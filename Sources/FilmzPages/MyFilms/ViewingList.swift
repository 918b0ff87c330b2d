import FilmzDomain
import FilmzText

/// The person's viewings of a film, newest first; if there are many, only the newest, with a link to all.
struct ViewingList {
    let film: Film
    let myFilm: MyFilm
    /// The episodes of a show's viewings, by ID.
    var episodes: [Episode.ID: Episode] = [:]

    /// A few are enough, because a show has a list of its seasons too.
    private static let newestOfShow = 3

    func html(_ context: PageContext) -> HTML {
        guard myFilm.hasViewings else { return "<div id=\"my-viewings\"></div>" }
        let path = SitePath.film(film.id)
        let shown = if film.isShow { myFilm.viewings.prefix(Self.newestOfShow) } else { myFilm.viewings[...] }
        let rows = shown.map { viewing in
            ViewingRow(
                film: film, viewing: viewing, episode: viewing.episode.flatMap { episodes[$0] }, next: path,
                regions: FilmRegions.mine)
        }
        return """
            <section class="card" id="my-viewings" aria-labelledby="viewings-title">
            <h2 id="viewings-title">\(context.strings[ViewingText.title])</h2>
            <ol class="viewings">
            \(rows.map { $0.html(context) })</ol>
            \(ViewingsPage.link(to: myFilm, shown: shown.count, of: film, in: context.strings))\
            </section>
            """
    }
}
