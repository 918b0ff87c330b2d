import FilmzDomain
import GRDB
import TitleSearch

/// The films that no catalogue has, and an index of their titles, made anew when one of them changes.
final class OwnTitles: Sendable {
    struct Content: Sendable {
        let films: [Film.ID: Film]
        let index: TitleIndex
    }

    private struct Everything: Hashable {}

    private let kept = Remembered<Everything, Int64, Content>(limit: 1)

    /// Called inside a read of the personal database.
    func content(_ db: Database) throws -> Content {
        let revision = try Int64.fetchOne(db.cachedStatement(sql: "SELECT number FROM own_films_revision")) ?? 0
        return try kept.value(for: Everything(), at: revision) {
            let films = try KeptFilms.outsideCatalogue(db)
            return Content(
                films: Dictionary(films.map { ($0.id, $0) }) { first, _ in first },
                index: try TitleIndex(entries: films.map(CatalogueTitleEntries.own)))
        }
    }
}
