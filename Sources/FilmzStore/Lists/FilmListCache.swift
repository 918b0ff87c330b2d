import FilmzDomain
import GRDB

/// A cache of answers about lists. They are computed once after each change.
final class FilmListCache: Sendable {
    struct Revision: Hashable {
        /// The revision of the list and all that is on it.
        var list: Int64
        /// The revision of which films are on it.
        var members: Int64
        /// The revision of the person's relations to films, and of the films' facts.
        var mine: BatchApplication.Revision
    }

    /// The key of a list. The person is part of it, because another person may use the same list ID.
    struct List: Hashable {
        var person: Person.ID
        var list: FilmList.ID
    }

    let orders = TitleOrders<List, Revision>()
    let pages = RevisionCache<ListPage<FilmListSelection>, Revision, ListedFilms>(limit: 40)
    let lists = RevisionCache<List, Revision, FilmListWhole>(limit: 500)
    let films = FilmCache<BatchApplication.Revision>(limit: 500)

    func revision(
        of list: FilmList.ID, for person: Person.ID, myFilms: StoredMyFilms, in db: Database
    ) throws -> Revision {
        let revisions = try FilmListRecord.revisions(of: list, for: person, in: db)
        return Revision(
            list: revisions?.all ?? 0, members: revisions?.members ?? 0,
            mine: try myFilms.batches.state(of: person, in: db).revision)
    }
}
