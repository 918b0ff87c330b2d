import FilmzDomain
import FilmzText

/// A film for people who like the film of the page.
struct SimilarTile: Equatable {
    let similar: SimilarFilm
    /// The film, if this server knows it; otherwise nil.
    let film: Film?
    let poster: Poster?

    private static let limit = 16

    static func load(_ similar: [SimilarFilm], from services: some ProviderServices, for person: Person.ID) async throws
        -> [SimilarTile]
    {
        let similar = similar.prefix(limit)
        guard !similar.isEmpty else { return [] }
        let films = try await services.films.films(knownBy: similar.map(\.id), for: person)
        return similar.map { similar in
            let film = films[similar.id]
            return SimilarTile(
                similar: similar, film: film, poster: film.flatMap { services.posters.poster(of: $0.id) })
        }
    }

    /// All tiles in one row that scrolls horizontally.
    static func strip(_ tiles: [SimilarTile], in context: PageContext) -> HTML? {
        guard !tiles.isEmpty else { return nil }
        return """
            <section class="strip-row"><h2>\(context.strings[FilmText.similar])</h2>
            <ol class="shelf strip">
            \(tiles.map { $0.html(context) })</ol></section>
            """
    }

    private func html(_ context: PageContext) -> HTML {
        guard let film else {
            return """
                <li><a class="tile" href="\(SitePath.knownFilm(similar.id))">
                <span class="picture">\(card)</span>
                <strong dir="auto">\(similar.title)</strong>
                <span class="facts">\(similar.year.map(String.init))</span></a></li>

                """
        }
        return PosterTile(
            film: context.titles.titled(film), poster: poster, state: nil, facts: "\(film.year.map(String.init))"
        ).bare
    }

    /// A substitute for the poster, for films that this server does not know.
    private var card: HTML {
        let palette = Palette.of(Film(id: Film.ID(similar.id), title: similar.title))
        return """
            <span class="poster title-card \(palette.cssClass)" aria-hidden="true"><span dir="auto">\(similar.title)\
            </span></span>
            """
    }
}
