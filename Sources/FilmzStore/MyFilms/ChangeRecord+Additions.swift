import FilmzDomain
import GRDB

/// What changes added. They are counted in the stored texts, because a change may have a hundred thousand films. Changes
/// in the first format, which were made before November 2026, count as none.
extension ChangeRecord {
    static func additions(of id: Change.ID, for person: Person.ID, in db: Database) throws -> ChangeAdditions {
        let row = try AdditionColumn.fetchOne(
            db.cachedStatement(sql: additionsSQL),
            arguments: ["person": person.rawValue, "change": id.rawValue, "format": ChangeFormat.current.rawValue])
        guard let row else { return ChangeAdditions() }
        return ChangeAdditions(
            seenCount: row[.seenCount], viewingCount: row[.viewingCount], watchlistCount: row[.watchlistCount])
    }

    static let additionsSQL = """
        SELECT coalesce(sum(is_seen > was_seen), 0) AS seen_count,
            coalesce(sum(max(viewings - earlier_viewings, 0)), 0) AS viewing_count,
            coalesce(sum(is_wanted > was_wanted), 0) AS watchlist_count
        FROM (
            SELECT coalesce(after ->> '$.count', 0) AS viewings,
                coalesce(before ->> '$.count', 0) AS earlier_viewings,
                coalesce(after ->> '$.count', after ->> '$.rating') IS NOT NULL AS is_seen,
                coalesce(before ->> '$.count', before ->> '$.rating') IS NOT NULL AS was_seen,
                (after ->> '$.watchlisted') IS NOT NULL AS is_wanted,
                (before ->> '$.watchlisted') IS NOT NULL AS was_wanted
            FROM change_film WHERE person_id = :person AND change_id = :change AND format = :format
        )
        """

    private enum AdditionColumn: Int, StoredColumn {
        case seenCount, viewingCount, watchlistCount

        static let names = spelled
    }

    /// The IDs of the viewings that films had after changes.
    static func viewings(
        after changes: Set<Change.ID>, of films: Set<Film.ID>, by person: Person.ID, in db: Database
    ) throws -> Set<Viewing.ID> {
        guard !changes.isEmpty, !films.isEmpty else { return [] }
        let rows = try Int64.fetchAll(
            db.cachedStatement(sql: viewingsSQL),
            arguments: [
                "person": person.rawValue, "changes": changes.map(\.rawValue).json,
                "films": films.map(\.rawValue).json, "format": ChangeFormat.current.rawValue,
            ])
        return Set(rows.compactMap(Viewing.ID.init(rawValue:)))
    }

    static let viewingsSQL = """
        SELECT viewing.value ->> '$.id' FROM json_each(:changes) change
        \(Dialect.join) json_each(:films) film
        \(Dialect.join) change_film c ON c.person_id = :person AND c.change_id = change.value AND c.film_id = film.value
        \(Dialect.join) json_each(c.after, '$.viewings') viewing
        WHERE c.format = :format
        """
}
