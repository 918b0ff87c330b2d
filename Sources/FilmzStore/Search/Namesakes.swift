import FilmzDomain
import FilmzTextFolding
import GRDB

/// Tells people of the same name apart, if the catalogue has credits.
enum Namesakes {
    /// - Returns: the people of this name who direct a film or play in it, for each of the films that has any
    static func fetch(_ name: String, of films: [Film.ID], in db: Database) throws -> [Film.ID: Set<Namesake>] {
        let foldedName = TextFolding.folded(name)
        var namesakes: [Film.ID: Set<Namesake>] = [:]
        let rows = try CreditColumn.fetchCursor(
            db.makeStatement(sql: sql), arguments: ["films": films.map(\.rawValue).json])
        while let row = try rows.next() {
            guard TextFolding.folded(row[.name]) == foldedName, let film = Film.ID(rawValue: row[.filmID]) else {
                continue
            }
            namesakes[film, default: []].insert(
                Namesake(number: row[.personID], birthYear: row[.birthYear], deathYear: row[.deathYear]))
        }
        return namesakes
    }

    static let sql = """
        SELECT credit.film_id, person.id AS person_id, person.name, person.birth_year, person.death_year
        FROM json_each(:films) asked
        \(Dialect.join) credit ON credit.film_id = asked.value
        AND credit.job IN (\(CreditBatch.Job.director.rawValue), \(CreditBatch.Job.cast.rawValue))
        JOIN person ON person.id = credit.person_id
        """

    private enum CreditColumn: Int, StoredColumn {
        case filmID, personID, name, birthYear, deathYear

        static let names = spelled
    }
}
