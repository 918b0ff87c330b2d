import FilmzDomain
import GRDB
import TitleSearch

/// The films that no catalogue has with an index of their titles, and the IDs that lead to other films. Read anew when one
/// of them changes.
final class OwnTitles: Sendable {
    struct Content: Sendable {
        let films: [Film.ID: Film]
        let index: TitleIndex
        /// IDs that are no film's own, and where they lead.
        fileprivate let aliases: [Int64: Int64]

        /// The ID of the film that an ID leads to.
        func leads(to id: Int64) -> Int64 { aliases[id] ?? id }
    }

    private struct Everything: Hashable {}

    private struct Stamp: Hashable {
        let facts: Int64
        let aliases: Int64
    }

    private let kept = Remembered<Everything, Stamp, Content>(limit: 1)

    /// Called inside a read of the personal database.
    func content(_ db: Database) throws -> Content {
        let row = try Row.fetchOne(db.cachedStatement(sql: "SELECT facts, aliases FROM film_stamp"))
        let stamp = Stamp(facts: row?[0] ?? 0, aliases: row?[1] ?? 0)
        return try kept.value(for: Everything(), at: stamp) {
            let films = try KeptFilms.outsideCatalogue(db)
            return Content(
                films: Dictionary(films.map { ($0.id, $0) }) { first, _ in first },
                index: try TitleIndex(entries: films.map(CatalogueTitleEntries.own)),
                aliases: Dictionary(
                    try KeptFilms.aliases(db).map { ($0.key.rawValue, $0.value.rawValue) }
                ) { first, _ in first })
        }
    }
}
