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
        let ownRows = try FoundColumn.fetchAll(
            db.cachedStatement(sql: Self.idsSQL),
            arguments: [
                "person": person.rawValue, "last": last?.rawValue ?? 0,
                "lastOwn": max(last?.rawValue ?? 0, Film.ID.byHand.lowerBound - 1), "limit": limit,
            ])
        guard let first = ownRows.first, let last = ownRows.last else { return [] }
        let span: StatementArguments = ["first": first[.filmID] as Int64, "last": last[.filmID] as Int64]
        let range = span + ["person": person.rawValue]
        let viewings = try viewings(range, in: db)
        let referrals = try ReferralRecord.byFilm(db.cachedStatement(sql: Self.toldSQL), arguments: range)
        let episodes = try episodes(span, in: db)
        var relations: [Int64: MyFilm] = [:]
        let statement = try db.cachedStatement(sql: Self.relationsSQL)
        let relation = try ColumnPlace<MyFilmColumn>(in: statement)
        let rows = try FilmIDColumn.fetchCursor(statement, arguments: range)
        while let row = try rows.next() {
            let id: Int64 = row[.filmID]
            relations[id] = try MyFilmRecord.myFilm(
                relation.columns(of: row), referrals: referrals[id] ?? [], viewings: viewings[id] ?? [])
        }
        let ids = Set(ownRows.compactMap { Film.ID(rawValue: $0[.filmID]) })
        let facts = Dictionary(try FilmTable.stored.films(ids, in: db).map { ($0.id.rawValue, $0) }) { first, _ in first
        }
        return ownRows.compactMap { row in
            let id: Int64 = row[.filmID]
            guard let film = facts[id] else { return nil }
            let mine = relations[id] ?? MyFilm()
            let seen = Set(mine.viewings.compactMap(\.episode))
            return ExportedFilm(
                film: film, isOwn: row[.isOwn], mine: mine,
                episodes: episodes[id, default: []].filter { seen.contains($0.id) })
        }
    }

    private enum FoundColumn: Int, StoredColumn {
        case filmID, isOwn

        static let names = spelled
    }

    static let idsSQL = """
        SELECT film_id, max(own) AS is_own FROM (
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
        SELECT \(MyFilmColumn.list(of: "my_film")), film_id FROM my_film
        WHERE person_id = :person AND film_id BETWEEN :first AND :last
        """

    private func viewings(_ range: StatementArguments, in db: Database) throws -> [Int64: [Viewing]] {
        var viewings: [Int64: [Viewing]] = [:]
        let statement = try db.cachedStatement(sql: Self.viewingsSQL)
        let viewing = try ColumnPlace<ViewingColumn>(in: statement)
        let rows = try FilmIDColumn.fetchCursor(statement, arguments: range)
        while let row = try rows.next() {
            viewings[row[.filmID], default: []].append(try MyFilmRecord.viewing(viewing.columns(of: row)))
        }
        return viewings
    }

    static let viewingsSQL = """
        SELECT \(MyFilmRecord.viewingColumns), v.film_id FROM viewing v
        WHERE v.person_id = :person AND v.film_id BETWEEN :first AND :last
        """

    static let toldSQL = """
        SELECT film_id, \(ReferralColumn.list()) FROM told
        WHERE person_id = :person AND film_id BETWEEN :first AND :last ORDER BY told_at, name
        """

    /// The logged episodes of each show, whoever logged them.
    private func episodes(_ span: StatementArguments, in db: Database) throws -> [Int64: [Episode]] {
        var episodes: [Int64: [Episode]] = [:]
        let statement = try db.cachedStatement(sql: Self.episodesSQL)
        let facts = try ColumnPlace<EpisodeColumn>(in: statement)
        let rows = try FilmIDColumn.fetchCursor(statement, arguments: span)
        while let row = try rows.next() {
            if let episode = EpisodeRecord.episode(facts.columns(of: row)) {
                episodes[row[.filmID], default: []].append(episode)
            }
        }
        return episodes
    }

    static let episodesSQL = """
        SELECT e.film_id, \(EpisodeRecord.columns) FROM episode e
        WHERE e.film_id BETWEEN :first AND :last ORDER BY e.position, e.id
        """
}
