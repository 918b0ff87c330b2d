import FilmzDomain
import FilmzTextFolding
import Foundation
import GRDB

/// The theatres that persons follow, in the tables `theatre` and `title_meaning`, and their programmes in
/// `providers.sqlite`.
struct StoredTheatres: TheatreService {
    let database: FilmzDatabase
    let providers: ProvidersFile
    let films: StoredFilms
    let clock: Clock

    func theatres(of person: Person.ID) throws -> [Theatre] {
        try database.read { db in
            try Row.fetchAll(
                db.cachedStatement(sql: "SELECT \(Self.columns) FROM theatre WHERE person_id = ?"),
                arguments: [person.rawValue]
            ).compactMap(Self.theatre)
        }.sorted { (TextFolding.sortKey($0.name), $0.id.rawValue) < (TextFolding.sortKey($1.name), $1.id.rawValue) }
    }

    func follow(_ theatre: Theatre, of person: Person.ID) async throws -> Theatre {
        let theatre = try theatre.checked()
        return try await database.write { db in
            let source = theatre.source.description
            let known = try Int64.fetchOne(
                db, sql: "SELECT id FROM theatre WHERE person_id = ? AND source = ?",
                arguments: [person.rawValue, source])
            let count = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM theatre WHERE person_id = ?", arguments: [person.rawValue])
            if known == nil, count ?? 0 >= Theatre.countLimit { throw DomainError.tooManyTheatres }
            let id = known.flatMap(Theatre.ID.init(rawValue:)) ?? theatre.id
            try db.execute(
                sql: """
                    INSERT INTO theatre (person_id, id, source, name, place, time_zone, latitude, longitude)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (person_id, id) DO UPDATE SET
                        name = excluded.name, place = excluded.place, time_zone = excluded.time_zone,
                        latitude = excluded.latitude, longitude = excluded.longitude
                    """,
                arguments: [
                    person.rawValue, id.rawValue, source, theatre.name, theatre.place, theatre.timeZone.identifier,
                    theatre.location?.latitude, theatre.location?.longitude,
                ])
            return Theatre(
                id: id, source: theatre.source, name: theatre.name, place: theatre.place, timeZone: theatre.timeZone,
                location: theatre.location)
        }
    }

    func unfollow(_ theatre: Theatre.ID, of person: Person.ID) async throws -> Bool {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM theatre WHERE person_id = ? AND id = ?",
                arguments: [person.rawValue, theatre.rawValue])
            return db.changesCount > 0
        }
    }

    func standings(of sources: [Theatre.Source]) throws -> [Theatre.Source: ProgrammeState] {
        try providers.read { try ProgrammeRecord.standings(of: sources, in: $0) }
    }

    func showtimes(
        at sources: [Theatre.Source], on days: ClosedRange<CalendarDay>
    ) throws -> [Theatre.Source: [Showtime]] {
        try each(of: sources) { try ProgrammeRecord.showtimes(at: $0, on: days, in: $1) }
    }

    func runs(
        at sources: [Theatre.Source], from day: CalendarDay
    ) throws -> [Theatre.Source: [ProgrammeRun]] {
        try each(of: sources) { try ProgrammeRecord.runs(at: $0, from: day, in: $1) }
    }

    func runsToCome(at sources: [Theatre.Source]) throws -> [Theatre.Source: [ProgrammeRun]] {
        try runs(at: sources, from: clock.today)
    }

    func showtimes(
        of films: Set<Film.ID>, titled titles: Set<String>, at sources: [Theatre.Source]
    ) throws -> [Theatre.Source: [Showtime]] {
        let yesterday = clock.today.before(days: 1)
        return try each(of: sources) {
            try ProgrammeRecord.showtimes(of: films, titled: titles, at: $0, from: yesterday, in: $1)
        }
    }

    /// A value for each source, all read from one state of the file.
    func each<Value>(
        of sources: [Theatre.Source], value: (Theatre.Source, Database) throws -> Value
    ) throws -> [Theatre.Source: Value] {
        try providers.read { db in
            try sources.reduce(into: [:]) { values, source in values[source] = try value(source, db) }
        }
    }

    func showtime(_ id: Showtime.ID, at source: Theatre.Source) throws -> Showtime? {
        try providers.readOnce { try ProgrammeRecord.showtimes([id], at: source, in: $0)[id] }
    }

    func keep(_ programme: Programme, of source: Theatre.Source) async throws {
        try await providers.write { try ProgrammeRecord.save(programme, of: source, in: $0) }
    }

    func confirm(_ source: Theatre.Source) async throws {
        try await providers.write { [now = clock.now()] in try ProgrammeRecord.confirm(source, at: now, in: $0) }
    }

    func note(_ problem: ProgrammeProblem, of source: Theatre.Source) async throws {
        try await providers.write { [now = clock.now()] in
            try ProgrammeRecord.note(problem, of: source, at: now, in: $0)
        }
    }

    func meanings(for person: Person.ID) throws -> [String: Film.ID?] {
        try database.read { db in
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: "SELECT title, film_id FROM title_meaning WHERE person_id = ?"),
                arguments: [person.rawValue])
            return Dictionary(rows.map { ($0[0], ($0[1] as Int64?).flatMap(Film.ID.init(rawValue:))) }) { first, _ in
                first
            }
        }
    }

    func mean(_ film: Film.ID?, by title: String, of person: Person.ID) async throws {
        let title = String(TextFolding.folded(title).prefix(Self.titleLimit))
        guard !title.isEmpty else { return }
        let found = try film.map { id in
            guard let found = try films.films([id], for: .person(person))[id] else { throw DomainError.noSuchFilm }
            return found
        }
        try await database.write { [films, now = clock.now()] db in
            let own = try found.flatMap { try films.keep([$0], for: .person(person), in: db).first }
            try db.execute(
                sql: """
                    INSERT INTO title_meaning (person_id, title, film_id, said_at) VALUES (?, ?, ?, ?)
                    ON CONFLICT (person_id, title) DO UPDATE SET film_id = excluded.film_id, said_at = excluded.said_at
                    """, arguments: [person.rawValue, title, own?.rawValue, now.milliseconds])
            // The oldest go when there are too many: programmes change, and no person makes so many by hand.
            try db.execute(
                sql: """
                    DELETE FROM title_meaning WHERE person_id = :person AND title IN (
                        SELECT title FROM title_meaning WHERE person_id = :person
                        ORDER BY said_at DESC, title LIMIT -1 OFFSET :limit
                    )
                    """, arguments: ["person": person.rawValue, "limit": Self.meaningLimit])
        }
    }

    private static let titleLimit = 300
    private static let meaningLimit = 5_000

    // MARK: - Rows

    private static let columns = "id, source, name, place, time_zone, latitude, longitude"

    /// Reads a theatre from a row; nil for a source or a time zone that only a newer version of Filmz knows.
    private static func theatre(_ row: Row) -> Theatre? {
        guard let id = Theatre.ID(rawValue: row[0]), let source = Theatre.Source(row[1]),
            let zone = TimeZone(identifier: row[4])
        else { return nil }
        var location: Location?
        if let latitude = row[5] as Double?, let longitude = row[6] as Double? {
            location = Location(latitude: latitude, longitude: longitude)
        }
        return Theatre(id: id, source: source, name: row[2], place: row[3], timeZone: zone, location: location)
    }
}
