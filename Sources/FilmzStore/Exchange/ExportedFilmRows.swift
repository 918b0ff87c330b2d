import FilmzDomain
import GRDB

/// All of one person's data about some films, and the films that they added, each table read once. Call the functions
/// inside a transaction.
struct ExportedFilmRows {
    let person: Person.ID
    /// The film after which the rows begin; nil for the first ones.
    let last: Film.ID?
    /// The maximum number of films.
    let limit: Int

    /// The films in the order of their IDs.
    func films(_ db: Database) throws -> [ExportedFilm] {
        let found = try Row.fetchAll(
            db.cachedStatement(sql: Self.idsSQL),
            arguments: [
                "person": person.rawValue, "last": last?.rawValue ?? 0,
                "lastOwn": max(last?.rawValue ?? 0, Film.ID.byHand.lowerBound - 1), "limit": limit,
            ])
        guard let first = found.first, let last = found.last else { return [] }
        let span: StatementArguments = ["first": first[0] as Int64, "last": last[0] as Int64]
        let range = span + ["person": person.rawValue]
        let viewings = try viewings(range, in: db)
        let told = try told(range, in: db)
        let episodes = try episodes(span, in: db)
        var relations: [Int64: MyFilm] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: Self.relationsSQL), arguments: range)
        while let row = try rows.next() {
            let id: Int64 = row[row.count - 1]
            relations[id] = try MyFilmRecord.myFilm(row, told: told[id] ?? [], viewings: viewings[id] ?? [])
        }
        let ids = Set(found.compactMap { Film.ID(rawValue: $0[0]) })
        let facts = Dictionary(try FilmTable.kept.films(ids, in: db).map { ($0.id.rawValue, $0) }) { first, _ in first }
        return found.compactMap { row in
            guard let film = facts[row[0]] else { return nil }
            let mine = relations[row[0]] ?? MyFilm()
            let seen = Set(mine.viewings.compactMap(\.episode))
            return ExportedFilm(
                film: film, isOwn: row[1], mine: mine,
                episodes: episodes[row[0], default: []].filter { seen.contains($0.id) })
        }
    }

    static let idsSQL = """
        SELECT film_id, max(own) FROM (
            SELECT * FROM (
                SELECT film_id, 0 AS own FROM my_film WHERE person_id = :person AND film_id > :last
                ORDER BY film_id LIMIT :limit
            ) UNION ALL SELECT * FROM (
                SELECT id, 1 FROM film WHERE id > :lastOwn AND owner_id = :person AND EXISTS (
                    SELECT 1 FROM met_film WHERE met_film.person_id = :person AND met_film.film_id = film.id
                ) ORDER BY id LIMIT :limit
            )
        ) GROUP BY film_id ORDER BY film_id LIMIT :limit
        """

    static let relationsSQL = """
        SELECT \(MyFilmRecord.columns), film_id FROM my_film
        WHERE person_id = :person AND film_id BETWEEN :first AND :last
        """

    private func viewings(_ range: StatementArguments, in db: Database) throws -> [Int64: [Viewing]] {
        var viewings: [Int64: [Viewing]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: Self.viewingsSQL), arguments: range)
        while let row = try rows.next() {
            viewings[row[row.count - 1], default: []].append(try MyFilmRecord.viewing(row))
        }
        return viewings
    }

    static let viewingsSQL = """
        SELECT \(MyFilmRecord.viewingColumns), v.film_id FROM viewing v
        WHERE v.person_id = :person AND v.film_id BETWEEN :first AND :last
        """

    private func told(_ range: StatementArguments, in db: Database) throws -> [Int64: [Referral]] {
        var told: [Int64: [Referral]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: Self.toldSQL), arguments: range)
        while let row = try rows.next() {
            told[row[0], default: []].append(
                Referral(by: row[1], message: row[2], at: Timestamp(milliseconds: row[3])))
        }
        return told
    }

    static let toldSQL = """
        SELECT film_id, name, message, told_at FROM told
        WHERE person_id = :person AND film_id BETWEEN :first AND :last ORDER BY told_at, name
        """

    /// The logged episodes of each show, whoever logged them.
    private func episodes(_ span: StatementArguments, in db: Database) throws -> [Int64: [Episode]] {
        var episodes: [Int64: [Episode]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: Self.episodesSQL), arguments: span)
        while let row = try rows.next() {
            if let episode = EpisodeRecord.episode(row, at: 1) { episodes[row[0], default: []].append(episode) }
        }
        return episodes
    }

    static let episodesSQL = """
        SELECT e.film_id, \(EpisodeRecord.columns) FROM episode e
        WHERE e.film_id BETWEEN :first AND :last ORDER BY e.position, e.id
        """
}
