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
            try TheatreColumn.fetchAll(
                db.cachedStatement(sql: "SELECT \(TheatreColumn.list()) FROM theatre WHERE person_id = ?"),
                arguments: [person.rawValue]
            ).compactMap(Self.theatre)
        }.sorted { (TextFolding.sortKey($0.name), $0.id.rawValue) < (TextFolding.sortKey($1.name), $1.id.rawValue) }
    }

    func follow(_ theatre: Theatre, of person: Person.ID) async throws -> Theatre {
        let theatre = try theatre.checked()
        return try await database.write { db in
            let source = theatre.source.description
            let existingID = try Int64.fetchOne(
                db, sql: "SELECT id FROM theatre WHERE person_id = ? AND source = ?",
                arguments: [person.rawValue, source])
            let count = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM theatre WHERE person_id = ?", arguments: [person.rawValue])
            if existingID == nil, count ?? 0 >= Theatre.countLimit { throw DomainError.tooManyTheatres }
            let id = existingID.flatMap(Theatre.ID.init(rawValue:)) ?? theatre.id
            let row = TheatreColumn.arguments { column in
                switch column {
                case .id: id.rawValue
                case .source: source
                case .name: theatre.name
                case .place: theatre.place
                case .timeZone: theatre.timeZone.identifier
                case .latitude: theatre.location?.latitude
                case .longitude: theatre.location?.longitude
                }
            }
            try db.execute(
                sql: """
                    \(TheatreColumn.insertion(into: "theatre", owner: ["person_id"]))
                    ON CONFLICT (person_id, id) DO UPDATE SET \(TheatreColumn.updates(besides: [.id, .source]))
                    """, arguments: [person.rawValue] + row)
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

    func programmeStates(of sources: [Theatre.Source]) throws -> [Theatre.Source: ProgrammeState] {
        try providers.read { try ProgrammeRecord.states(of: sources, in: $0) }
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
            let rows = try MeaningColumn.fetchAll(
                db.cachedStatement(sql: "SELECT \(MeaningColumn.list()) FROM title_meaning WHERE person_id = ?"),
                arguments: [person.rawValue])
            return Dictionary(
                rows.map { ($0[.title], ($0[.filmID] as Int64?).flatMap(Film.ID.init(rawValue:))) }
            ) { first, _ in first }
        }
    }

    func mean(_ film: Film.ID?, by title: String, of person: Person.ID) async throws {
        let title = String(TextFolding.folded(title).prefix(Self.titleLimit))
        guard !title.isEmpty else { return }
        let film = try film.map { id in
            guard let film = try films.films([id], for: .person(person))[id] else { throw DomainError.noSuchFilm }
            return film
        }
        try await database.write { [films, now = clock.now()] db in
            let own = try film.flatMap { try films.keep([$0], for: .person(person), in: db).first }
            let row = MeaningColumn.arguments { column in
                switch column {
                case .title: title
                case .filmID: own?.rawValue
                case .saidAt: now.milliseconds
                }
            }
            try db.execute(
                sql: MeaningColumn.upsertion(into: "title_meaning", owner: ["person_id"], key: [.title]),
                arguments: [person.rawValue] + row)
            // The oldest go when there are too many: programmes change, and no person makes so many by hand.
            try db.execute(
                sql: """
                    DELETE FROM title_meaning WHERE person_id = :person AND title IN (
                        SELECT title FROM title_meaning WHERE person_id = :person
                        ORDER BY said_at DESC, title \(Dialect.noLimit) OFFSET :limit
                    )
                    """, arguments: ["person": person.rawValue, "limit": Self.meaningLimit])
        }
    }

    private static let titleLimit = 300
    private static let meaningLimit = 5_000

    // MARK: - Rows

    /// Reads a theatre from a row; nil for a source or a time zone that only a newer version of Filmz knows.
    private static func theatre(_ row: StoredRow<TheatreColumn>) -> Theatre? {
        guard let id = Theatre.ID(rawValue: row[.id]), let source = Theatre.Source(row[.source]),
            let zone = TimeZone(identifier: row[.timeZone])
        else { return nil }
        var location: Location?
        if let latitude = row[.latitude] as Double?, let longitude = row[.longitude] as Double? {
            location = Location(latitude: latitude, longitude: longitude)
        }
        return Theatre(
            id: id, source: source, name: row[.name], place: row[.place], timeZone: zone, location: location)
    }
}

/// The columns of `theatre`.
private enum TheatreColumn: Int, StoredColumn {
    case id, source, name, place, timeZone, latitude, longitude

    static let names = spelled
}

/// The columns of `title_meaning`.
private enum MeaningColumn: Int, StoredColumn {
    case title, filmID, saidAt

    static let names = spelled
}
