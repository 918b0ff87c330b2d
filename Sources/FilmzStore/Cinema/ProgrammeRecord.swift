import FilmzDomain
import FilmzJSON
import FilmzTextFolding
import Foundation
import GRDB

/// Programmes of theatres, in the tables `programme` and `showtime` of `providers.sqlite`.
enum ProgrammeRecord {
    /// How many days a showing is kept after it: long enough to say afterwards that one was there.
    private static let pastDays = 30

    /// How long a programme is kept that nobody reads again.
    private static let lifetime = 60 * Timestamp.millisecondsPerDay

    static func save(_ programme: Programme, of source: Theatre.Source, in db: Database) throws {
        let key = source.description
        let now = programme.fetchedAt.milliseconds
        try db.execute(
            sql: """
                INSERT INTO programme (source, fetched_at, omitted_count) VALUES (?, ?, ?)
                ON CONFLICT (source) DO UPDATE SET
                    fetched_at = excluded.fetched_at, omitted_count = excluded.omitted_count, problem = NULL,
                    failed_at = NULL
                """, arguments: [key, now, programme.omittedCount])
        // What is over stays for a while: a source names only what is to come.
        let today = Clock(timeZone: .gmt) { programme.fetchedAt }.today
        let first = programme.showtimes.map(\.day).min() ?? today
        try db.execute(
            sql: "DELETE FROM showtime WHERE source = ? AND (day >= ? OR day < ?)",
            arguments: [key, min(first, today).description, today.before(days: pastDays).description])
        for showtime in programme.showtimes.prefix(Showtime.limit) {
            let json = try JSONCoding.text(of: showtime)
            let row = ShowtimeColumn.arguments { column in
                switch column {
                case .day: showtime.day.description
                case .id: showtime.id.rawValue
                case .filmID: showtime.film?.rawValue
                case .title: TextFolding.folded(showtime.title)
                case .isCancelled: showtime.isCancelled
                case .json: json
                }
            }
            try db.cachedStatement(sql: insertionSQL).execute(arguments: [key] + row)
        }
        try db.execute(
            sql: "DELETE FROM programme WHERE coalesce(fetched_at, failed_at, 0) < ?", arguments: [now - lifetime])
    }

    private static let insertionSQL =
        ShowtimeColumn.insertion(into: "showtime", owner: ["source"]) + " ON CONFLICT DO NOTHING"

    static func confirm(_ source: Theatre.Source, at now: Timestamp, in db: Database) throws {
        try db.execute(
            sql: "UPDATE programme SET fetched_at = ?, problem = NULL, failed_at = NULL WHERE source = ?",
            arguments: [now.milliseconds, source.description])
    }

    static func note(
        _ problem: ProgrammeProblem, of source: Theatre.Source, at now: Timestamp, in db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT INTO programme (source, omitted_count, problem, failed_at) VALUES (?, 0, ?, ?)
                ON CONFLICT (source) DO UPDATE SET problem = excluded.problem, failed_at = excluded.failed_at
                """, arguments: [source.description, problem.rawValue, now.milliseconds])
    }

    static func states(
        of sources: [Theatre.Source], in db: Database
    ) throws -> [Theatre.Source: ProgrammeState] {
        var states: [Theatre.Source: ProgrammeState] = [:]
        for source in sources {
            let statement = try db.cachedStatement(sql: stateSQL)
            guard let row = try StateColumn.fetchOne(statement, arguments: [source.description]) else { continue }
            let fetchedAt = (row[.fetchedAt] as Int64?).map(Timestamp.init(milliseconds:))
            let omittedCount: Int = row[.omittedCount]
            states[source] = ProgrammeState(
                fetchedAt: fetchedAt, omittedCount: omittedCount,
                entries: try fetchedAt.map {
                    try entries(of: source, readAt: $0, omittedCount: omittedCount, in: db)
                },
                lastDay: (row[.lastDay] as String?).flatMap(CalendarDay.init(_:)),
                problem: (row[.problem] as String?).flatMap(ProgrammeProblem.init(rawValue:)),
                failedAt: (row[.failedAt] as Int64?).map(Timestamp.init(milliseconds:)))
        }
        return states
    }

    /// What became of the entries of a programme.
    private static func entries(
        of source: Theatre.Source, readAt time: Timestamp, omittedCount: Int, in db: Database
    ) throws -> OutcomeCounts {
        var report = OutcomeCounts()
        report.add(.failed, count: omittedCount)
        // Elsewhere it is still the day before. What was over by then stays from earlier programmes.
        let first = Clock(timeZone: .gmt) { time }.today.before(days: 1)
        let rows = try EntriesColumn.fetchAll(
            db.cachedStatement(sql: entriesSQL), arguments: [source.description, first.description])
        for row in rows {
            let isSure: Bool? = row[.isSure]
            report.add(isSure.map { $0 ? .found : .doubtful } ?? .unknown, count: row[.entryCount])
        }
        return report
    }

    static let entriesSQL = """
        SELECT CASE WHEN film_id IS NOT NULL THEN json_extract(json, '$.isSure') END AS is_sure,
            count(*) AS entry_count
        FROM showtime WHERE source = ? AND day >= ? GROUP BY is_sure
        """

    private enum EntriesColumn: Int, StoredColumn {
        case isSure, entryCount

        static let names = spelled
    }

    static let stateSQL = """
        SELECT fetched_at, omitted_count, problem, failed_at,
            (SELECT max(day) FROM showtime s WHERE s.source = p.source) AS last_day
        FROM programme p WHERE source = ?
        """

    private enum StateColumn: Int, StoredColumn {
        case fetchedAt, omittedCount, problem, failedAt, lastDay

        static let names = spelled
    }

    static func showtimes(
        at source: Theatre.Source, on days: ClosedRange<CalendarDay>, in db: Database
    ) throws -> [Showtime] {
        let rows = try String.fetchAll(
            db.cachedStatement(sql: daysSQL),
            arguments: [source.description, days.lowerBound.description, days.upperBound.description])
        return rows.compactMap(showtime)
    }

    static let daysSQL = "SELECT json FROM showtime WHERE source = ? AND day BETWEEN ? AND ? ORDER BY day, id"

    static func runs(at source: Theatre.Source, from day: CalendarDay, in db: Database) throws -> [ProgrammeRun] {
        let rows = try RunColumn.fetchAll(
            db.cachedStatement(sql: runsSQL), arguments: [source.description, day.description])
        return rows.map { row in
            let days = (row[.days] as String).split(separator: ",").compactMap { CalendarDay(String($0)) }
            return ProgrammeRun(
                film: (row[.filmID] as Int64?).flatMap(Film.ID.init(rawValue:)), title: row[.title], days: Set(days))
        }
    }

    static let runsSQL = """
        SELECT film_id, title, group_concat(DISTINCT day) AS days FROM showtime \(Dialect.index("showtime_by_film"))
        WHERE source = ? AND is_cancelled = 0 AND day >= ? GROUP BY film_id, title
        """

    private enum RunColumn: Int, StoredColumn {
        case filmID, title, days

        static let names = spelled
    }

    static func showtimes(
        of films: Set<Film.ID>, titled titles: Set<String>, at source: Theatre.Source, from day: CalendarDay,
        in db: Database
    ) throws -> [Showtime] {
        let arguments: StatementArguments = [
            "source": source.description, "films": films.map(\.rawValue).json,
            "titles": try JSONCoding.text(of: titles), "day": day.description,
            "limit": Showtime.shortLimit,
        ]
        return try String.fetchAll(db.cachedStatement(sql: filmSQL), arguments: arguments).compactMap(showtime)
    }

    static let filmSQL = """
        SELECT json FROM (
            SELECT s.day, s.id, s.json FROM json_each(:films) asked
            \(Dialect.join) showtime s ON s.source = :source AND s.film_id = asked.value AND s.day >= :day
            UNION
            SELECT s.day, s.id, s.json FROM json_each(:titles) asked
            \(Dialect.join) showtime s ON s.source = :source AND s.title = asked.value AND s.day >= :day
        ) ORDER BY day, id LIMIT :limit
        """

    /// The showings with these IDs that the programme has; for an ID on several days, the last showing.
    static func showtimes(
        _ ids: [Showtime.ID], at source: Theatre.Source, in db: Database
    ) throws -> [Showtime.ID: Showtime] {
        let json = try JSONCoding.text(of: ids.map(\.rawValue))
        let rows = try String.fetchAll(db.cachedStatement(sql: idsSQL), arguments: [json, source.description])
        return Dictionary(rows.compactMap(showtime).map { ($0.id, $0) }) { $0.day > $1.day ? $0 : $1 }
    }

    static let idsSQL = """
        SELECT s.json FROM json_each(?) asked \(Dialect.join) showtime s ON s.source = ? AND s.id = asked.value
        """

    /// Nil for a row that an older Filmz wrote and this one cannot read.
    private static func showtime(_ json: String) -> Showtime? {
        try? JSONCoding.value(from: json)
    }
}

/// The columns of `showtime`.
private enum ShowtimeColumn: Int, StoredColumn {
    case day, id, filmID, title, isCancelled, json

    static let names = spelled
}
