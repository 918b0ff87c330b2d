import FilmzDomain
import FilmzTitleSearch
import GRDB

/// A person's films that no catalogue has, with an index of their titles, and the IDs that lead to other films. They
/// are read again when one of them changes.
final class OwnTitles: Sendable {
    struct Content: Sendable {
        /// Another one means other films or IDs.
        let revision: Revision
        let films: [Film.ID: Film]
        let index: TitleIndex
        /// The IDs that are not a film's own, and the films to which they lead.
        fileprivate let aliases: [Int64: Int64]

        /// The own ID of the film to which an ID leads.
        func leads(to id: Int64) -> Int64 { aliases[id] ?? id }
    }

    private struct Everything: Hashable {}

    struct Revision: Hashable {
        fileprivate let own: Int64
        fileprivate let facts: Int64
        fileprivate let aliases: Int64
    }

    private let contents = RevisionCache<Person.ID, Revision, Content>(limit: 100)
    /// The IDs that lead to other films, which are the same for every person.
    private let aliases = RevisionCache<Everything, Int64, [Int64: Int64]>(limit: 1)

    /// The content for a person. Call it inside a read of the personal database.
    func content(of person: Person.ID, in db: Database) throws -> Content {
        let statement = try db.cachedStatement(sql: OwnFilmsColumn.selection)
        let row = try OwnFilmsColumn.fetchOne(statement, arguments: [person.rawValue])
        let revision = Revision(
            own: row?[.ownFilms] ?? 0, facts: row?[.facts] ?? 0, aliases: row?[.aliases] ?? 0)
        return try contents.value(for: person, at: revision) {
            let films = try PersonalFilms.outsideCatalogue(metBy: person, in: db)
            return Content(
                revision: revision,
                films: Dictionary(films.map { ($0.id, $0) }) { first, _ in first },
                index: try TitleIndex(entries: films.map(CatalogueTitleEntries.own)),
                aliases: try aliases.value(for: Everything(), at: revision.aliases) {
                    Dictionary(try PersonalFilms.aliases(db).map { ($0.key.rawValue, $0.value.rawValue) }) { first, _ in
                        first
                    }
                })
        }
    }
}
