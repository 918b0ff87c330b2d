import FilmzDomain
import GRDB

/// Films that providers found and nobody here knows, in `providers.sqlite`. Functions are called with that database.
enum FoundFilms {
    static func film(_ id: Film.ID, _ db: Database) throws -> Film? {
        try films(db, where: "id = ?", [id.rawValue]).first
    }

    static func film(_ externalID: ExternalID, _ db: Database) throws -> Film? {
        let column = FilmRecord.column(of: externalID)
        return try films(db, where: "\(column.name) = ?", [column.value]).first
    }

    /// Remembers a film, or what it adds to one that is remembered: whoever of several was found first keeps its ID.
    /// - Returns: all that is known of it now
    static func remember(_ found: Film, at now: Timestamp, _ db: Database) throws -> Film {
        var film = found
        for (index, known) in try known(found, db).enumerated() {
            if index == 0 {
                film = known.filled(from: found)
            } else if !film.externalIDs.contradict(known.externalIDs) {
                // Its ID goes on leading here: it is made from one of the external IDs.
                film = film.filled(from: known)
                try db.cachedStatement(sql: "DELETE FROM found_film WHERE id = ?").execute(arguments: [
                    known.id.rawValue
                ])
                try ReportRecord.move(known.id, to: film.id, db)
            }
        }
        try db.cachedStatement(sql: FilmRecord.upsertion(into: "found_film", extraColumns: ["noted_at"]))
            .execute(arguments: FilmRecord.arguments(film) + [now.milliseconds])
        return film
    }

    /// The films that may be this one, by the preferred external ID first.
    private static func known(_ found: Film, _ db: Database) throws -> [Film] {
        var known: [Film] = []
        for id in found.externalIDs.all {
            if let film = try film(id, db), !known.contains(where: { $0.id == film.id }) { known.append(film) }
        }
        return known
    }

    private static func films(
        _ db: Database, where condition: String, _ arguments: StatementArguments
    ) throws -> [Film] {
        try FilmRecord.films(db, sql: sql(where: condition), arguments: arguments)
    }

    static func sql(where condition: String) -> String {
        "SELECT \(FilmRecord.columns) FROM found_film AS film WHERE \(condition)"
    }
}
