import FilmzDomain
import GRDB

extension StoredMyFilms {
    func remove(_ film: Film.ID, of person: Person.ID) async throws -> Change {
        guard let location = try located(film, for: person) else { throw DomainError.noSuchFilm }
        guard location.place != .catalogue else { throw DomainError.notAddedByHand }
        let id = location.film.id
        try database.read { try Self.checkRemoval(of: id, by: person, in: $0) }
        let batch = try await self.batch(.filmRemoved, isKept: false, of: person)
        let change = try await batch.ended {
            try await batch.add([FilmEdit(film: id, edit: .remove)])
        } with: { _, db in
            try Self.checkRemoval(of: id, by: person, in: db)
            try takeOffLists(id, in: batch.id, of: person, db: db)
            return true
        }
        guard let change else { throw DomainError.noSuchFilm }
        return change
    }

    func isRemovable(_ film: Film.ID, by person: Person.ID) async throws -> Bool {
        guard let location = try located(film, for: person), location.place == .personal else { return false }
        return try await read(of: person) { db in
            try FilmReconciliation(personal: PersonalFilmRows(db)).isRemovable(location.film.id, by: person)
        }
    }

    private func located(_ film: Film.ID, for person: Person.ID) throws -> FilmLookup.Located? {
        try films.look(for: .person(person)) { try $0.films([film])[film] }
    }

    private static func checkRemoval(of id: Film.ID, by person: Person.ID, in db: Database) throws {
        try FilmReconciliation(personal: PersonalFilmRows(db))
            .checkRemoval(of: id, by: person, uses: FilmUses.fetch(id, for: person, in: db))
    }

    /// Removes a film from all lists of a person, as a part of a change.
    private func takeOffLists(_ film: Film.ID, in change: Change.ID, of person: Person.ID, db: Database) throws {
        let ids = try Int64.fetchAll(
            db.cachedStatement(sql: Self.listsOfFilmSQL), arguments: [person.rawValue, film.rawValue])
        for id in ids.compactMap(FilmList.ID.init(rawValue:)) {
            guard let list = try FilmListRecord.fetch(id, of: person, in: db), !list.isRemoved else { continue }
            let entries = FilmListEntryRows(list: id, person: person, db: db)
            let difference = try list.difference(.remove([film]), in: entries, at: clock.now())
            try FilmListRecord.save(difference, of: person, in: db)
            let title = try PersonalFilms.film(film, in: db)?.title ?? ""
            try ChangeRecord.save(difference, titles: [film: title], isPart: true, of: change, for: person, in: db)
        }
    }

    static let listsOfFilmSQL = "SELECT list_id FROM film_list_entry WHERE person_id = ? AND film_id = ?"
}
