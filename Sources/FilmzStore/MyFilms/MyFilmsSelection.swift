import FilmzDomain
import Foundation
import GRDB

/// A shelf of one person's films as SQL: `my_film m` joined with `film`.
struct MyFilmsSelection {
    private let query: MyFilmsQuery
    private let person: Person.ID

    init(_ query: MyFilmsQuery, person: Person.ID) {
        self.query = query
        self.person = person
    }

    static let stateColumns = """
        m.watchlisted_at IS NOT NULL, m.favourite_at IS NOT NULL, m.viewing_count, m.last_watched_on, m.rating, m.audience
        """

    static func state(_ row: Row, at index: Int) -> MyFilmState {
        MyFilmState(
            isOnWatchlist: row[index],
            isFavourite: row[index + 1],
            viewingCount: row[index + 2],
            lastWatchedOn: (row[index + 3] as String?).flatMap(WatchedOn.init(_:)),
            rating: (row[index + 4] as Int?).flatMap(Rating.init(halfStars:)),
            audience: Audience(rawValue: row[index + 5]))
    }

    func count(_ db: Database) throws -> Int {
        try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) \(source)"), arguments: arguments) ?? 0
    }

    func page(_ request: PageRequest, _ db: Database) throws -> Page<FilmEntry> {
        let position = request.cursor.flatMap(Position.init(_:)).flatMap { $0.key.isText == keyIsText ? $0 : nil }
        var arguments = arguments + ["limit": request.size + 1]
        var after = ""
        if let position {
            after = "AND (\(key), m.film_id) \(order.comparison) (:key, :id)"
            arguments += ["key": position.key, "id": position.id]
        }
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT \(FilmRecord.columns), \(Self.stateColumns), \(key) \(source) \(after)
                    ORDER BY \(key) \(order.direction), m.film_id \(order.direction) LIMIT :limit
                    """), arguments: arguments)
        let entries = try rows.prefix(request.size).map { row in
            FilmEntry(film: try FilmRecord.film(row), state: Self.state(row, at: FilmRecord.columnCount))
        }
        let last = rows.count > request.size ? rows[request.size - 1] : nil
        return Page(
            items: entries, total: try count(db),
            next: last.flatMap { PageCursor(Position(key: $0[FilmRecord.columnCount + 6], id: $0[0]).description) })
    }

    func genres(_ db: Database) throws -> [String] {
        let lists = try String.fetchAll(db, sql: "SELECT DISTINCT film.genres \(source)", arguments: arguments)
        return Set(lists.flatMap { $0.split(separator: "\n").map(String.init) }).sorted()
    }

    func decades(_ db: Database) throws -> [Int] {
        try Int.fetchAll(
            db, sql: "SELECT DISTINCT film.year / 10 * 10 AS decade \(source) AND film.year > 0 ORDER BY decade DESC",
            arguments: arguments)
    }

    private var source: String {
        var conditions = ["m.person_id = :person"]
        switch query.shelf {
        case .watchlist: conditions.append("m.watchlisted_at IS NOT NULL")
        case .seen: conditions.append("m.viewing_count > 0")
        case .favourites: conditions.append("m.favourite_at IS NOT NULL")
        }
        if query.audience != nil { conditions.append("m.audience & :audience = :audience") }
        if let genre = query.genre {
            // A line break divides genres, so it is in none.
            conditions.append(genre.isEmpty || genre.contains("\n") ? "false" : "true")
            conditions.append("instr(char(10) || film.genres || char(10), char(10) || :genre || char(10)) > 0")
        }
        if query.decade != nil { conditions.append("film.year BETWEEN :decade AND :decade + 9") }
        if query.minimumRating != nil { conditions.append("m.rating >= :rating") }
        return "FROM my_film m JOIN film ON film.id = m.film_id WHERE \(conditions.joined(separator: " AND "))"
    }

    private var arguments: StatementArguments {
        var arguments: StatementArguments = ["person": person.rawValue]
        if let audience = query.audience { arguments += ["audience": audience.rawValue] }
        if let genre = query.genre { arguments += ["genre": genre] }
        if let decade = query.decade { arguments += ["decade": decade] }
        if let rating = query.minimumRating { arguments += ["rating": rating.halfStars] }
        return arguments
    }

    /// What the films are ordered by; never NULL, so that it can be compared. The film's ID decides between equals.
    private var key: String {
        switch (query.sort, query.shelf) {
        case (.added, .watchlist): "m.watchlisted_at"
        case (.added, .favourites): "m.favourite_at"
        case (.added, .seen): "m.last_logged_at"
        case (.watched, _): "coalesce(m.last_watched_on, '')"
        case (.released, _): "coalesce(nullif(film.release_date, ''), printf('%04d', coalesce(film.year, 0)))"
        case (.title, _): "film.sort_title"
        case (.rating, _): "coalesce(m.rating, 0)"
        case (.runtime, _): "coalesce(film.runtime, 1000000)"
        }
    }

    private var keyIsText: Bool {
        switch query.sort {
        case .watched, .released, .title: true
        case .added, .rating, .runtime: false
        }
    }

    private var order: (direction: String, comparison: String) {
        switch query.sort {
        case .title, .runtime: ("ASC", ">")
        case .added, .watched, .released, .rating: ("DESC", "<")
        }
    }

    /// Where a page ended: the last film's key and ID.
    private struct Position {
        var key: DatabaseValue
        var id: Int64

        init(key: DatabaseValue, id: Int64) {
            (self.key, self.id) = (key, id)
        }

        /// Reads what ``description`` writes.
        init?(_ cursor: PageCursor) {
            let parts = cursor.description.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let id = Int64(parts[1]) else { return nil }
            switch parts[0] {
            case "n":
                guard let number = Int64(parts[2]) else { return nil }
                key = number.databaseValue
            case "t":
                key = String(parts[2]).databaseValue
            default:
                return nil
            }
            self.id = id
        }

        var description: String {
            switch key.storage {
            case .int64(let number): "n.\(id).\(number)"
            case .string(let text): "t.\(id).\(text)"
            case .double, .blob, .null: ""
            }
        }
    }
}

extension DatabaseValue {
    fileprivate var isText: Bool {
        if case .string = storage { true } else { false }
    }
}
