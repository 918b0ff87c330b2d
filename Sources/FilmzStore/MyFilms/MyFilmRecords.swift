import FilmzDomain
import GRDB

/// One person's relations to several films, each table read once. Use it inside one transaction.
struct MyFilmRecords {
    private let person: Person.ID
    private let read: [Film.ID: MyFilm]
    private let unmet: Set<Film.ID>
    /// The films whose relations were not read: they have too many viewings, or were saved meanwhile.
    private var others: Set<Film.ID>

    /// Films with more viewings are read one by one.
    private static let viewingLimit = MyFilm.newestLimit

    init(of films: Set<Film.ID>, for person: Person.ID, in db: Database) throws {
        self.person = person
        others = []
        let arguments: StatementArguments = ["person": person.rawValue, "films": films.map(\.rawValue).json]
        var viewings: [Int64: [Viewing]] = [:]
        let viewingsStatement = try db.cachedStatement(sql: Self.viewingsSQL)
        let viewing = try ColumnPlace<ViewingColumn>(in: viewingsStatement)
        let seen = try FilmIDColumn.fetchCursor(viewingsStatement, arguments: arguments + ["limit": Self.viewingLimit])
        while let row = try seen.next() {
            viewings[row[.filmID], default: []].append(try MyFilmRecord.viewing(viewing.columns(of: row)))
        }
        let referrals = try ReferralRecord.byFilm(db.cachedStatement(sql: Self.toldSQL), arguments: arguments)
        var read: [Film.ID: MyFilm] = [:]
        let relations = try db.cachedStatement(sql: Self.relationsSQL)
        let relation = try ColumnPlace<MyFilmColumn>(in: relations)
        let rows = try FilmIDColumn.fetchCursor(relations, arguments: arguments)
        while let row = try rows.next() {
            guard let film = Film.ID(rawValue: row[.filmID]) else { continue }
            let mine = try MyFilmRecord.myFilm(
                relation.columns(of: row), referrals: referrals[film.rawValue] ?? [],
                viewings: viewings[film.rawValue] ?? []
            )
            if mine.viewingCount > Self.viewingLimit { others.insert(film) } else { read[film] = mine }
        }
        self.read = read
        unmet = try PersonalFilms.unmet(among: films, by: person, in: db)
    }

    /// What ``MyFilmRecord/fetch(_:_:with:_:)`` returns; there may be more viewings.
    func fetch(_ film: Film.ID, with viewings: MyFilmRecord.Viewings, in db: Database) throws -> MyFilm {
        guard others.contains(film) else { return read[film] ?? MyFilm(isUnmet: unmet.contains(film)) }
        return try MyFilmRecord.fetch(film, of: person, with: viewings, in: db)
    }

    /// Replaces a stored relation, as ``MyFilmRecord/save(_:insteadOf:of:for:in:)`` does.
    mutating func save(_ myFilm: MyFilm, insteadOf old: MyFilm, of film: Film.ID, in db: Database) throws {
        others.insert(film)
        try MyFilmRecord.save(myFilm, insteadOf: old, of: film, for: person, in: db)
    }

    static let relationsSQL = """
        SELECT \(MyFilmColumn.list(of: "my_film")), my_film.film_id FROM json_each(:films) asked
        \(Dialect.join) my_film ON my_film.person_id = :person AND my_film.film_id = asked.value
        """

    static let viewingsSQL = """
        SELECT \(MyFilmRecord.viewingColumns), v.film_id FROM json_each(:films) asked
        \(Dialect.join) my_film m ON m.person_id = :person AND m.film_id = asked.value AND m.viewing_count <= :limit
        \(Dialect.join) viewing v ON v.person_id = :person AND v.film_id = asked.value
        """

    static let toldSQL = """
        SELECT told.film_id, \(ReferralColumn.list()) FROM json_each(:films) asked
        \(Dialect.join) told ON told.person_id = :person AND told.film_id = asked.value ORDER BY told_at, name
        """
}
