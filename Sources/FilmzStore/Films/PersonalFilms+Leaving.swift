import FilmzDomain
import GRDB

extension PersonalFilms {
    /// Leaves to others what a person who is deleted did for them: decisions about matches, which count for everybody, go
    /// to the first person, and a film that they typed in goes to somebody who has it too. If nobody has, it is forgotten.
    static func leave(by person: Person.ID, in db: Database) throws {
        let arguments: StatementArguments = ["first": Person.ID.owner.rawValue, "person": person.rawValue]
        try db.execute(
            sql: "UPDATE film_match SET person_id = :first WHERE person_id = :person", arguments: arguments)
        try db.execute(
            sql: """
                UPDATE film SET owner_id = coalesce(
                    (
                        SELECT min(met_film.person_id) FROM met_film
                        WHERE met_film.film_id = film.id AND met_film.person_id <> :person
                    ), :first
                )
                WHERE owner_id = :person
                """, arguments: arguments)
        try forgetUnmet(among: nil, in: db)
    }
}

extension PersonDeletion {
    /// The deletion of a person whose films are in this database.
    init() {
        self.init(leaveFilms: PersonalFilms.leave)
    }
}
