import GRDB
import Testing

@testable import FilmzStore

/// Rows are read by the names of their columns, wherever a statement has them.
struct StoredColumnTests {
    private let queue: DatabaseQueue

    init() throws {
        queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE visit (id INTEGER PRIMARY KEY, watched_on TEXT, imdb_id INTEGER, "cast" TEXT);
                    INSERT INTO visit VALUES (1, '1979', 78748, 'Weaver'), (2, NULL, 83658, 'Ford')
                    """)
        }
    }

    private enum VisitColumn: Int, StoredColumn {
        case id, watchedOn, imdbID, cast, length

        static let names = spelled

        var expression: String? { if self == .length { "length(visit.\"cast\")" } else { nil } }
    }

    private enum OtherColumn: Int, StoredColumn {
        case other

        static let names = spelled
    }

    private func read<Value>(_ sql: String, value: (Statement) throws -> Value) throws -> Value {
        try queue.read { try value($0.makeStatement(sql: sql)) }
    }

    @Test func aColumnIsNamedLikeItsCase() {
        #expect(VisitColumn.names == ["id", "watched_on", "imdb_id", "cast", "length"])
        #expect(
            VisitColumn.list(of: "visit")
                == "visit.id, visit.watched_on, visit.imdb_id, visit.\"cast\", length(visit.\"cast\") AS length")
    }

    @Test func columnsAreFoundAmongOthers() throws {
        let sql = "SELECT 7 AS id, \(VisitColumn.list(of: "visit")), id + 10 AS other FROM visit ORDER BY id"
        let (visit, other) = try read(sql) { statement in
            let place = try ColumnPlace<OtherColumn>(in: statement)
            let row = try #require(try VisitColumn.fetchAll(statement).last)
            return (row, place.columns(of: row))
        }
        #expect(visit[.id] == 2)
        #expect(visit[.watchedOn] as String? == nil)
        #expect(visit[.imdbID] == 83_658)
        #expect(visit[.cast] == "Ford")
        #expect(visit[.length] == 4)
        #expect(other[.other] == 12)
    }

    @Test(arguments: [
        ("SELECT id, watched_on, \"cast\", 1 AS length FROM visit", "no column imdb_id"),
        ("SELECT imdb_id, id, watched_on, \"cast\", 1 AS length FROM visit", "in another order"),
        ("SELECT * FROM (SELECT *, 1 AS length FROM visit), (SELECT *, 2 AS length FROM visit)", "more than once"),
    ])
    func aStatementWithoutTheColumnsIsRefused(_ sql: String, problem: String) throws {
        let error = #expect(throws: DatabaseError.self) {
            try read(sql) { try VisitColumn.fetchOne($0) != nil }
        }
        #expect(error?.message?.contains(problem) == true)
    }

    @Test func whatIsWorkedOutIsNotWritten() throws {
        #expect(
            VisitColumn.upsertion(into: "visit", key: [.id])
                == """
                INSERT INTO visit (id, watched_on, imdb_id, "cast") VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET \
                watched_on = excluded.watched_on, imdb_id = excluded.imdb_id, "cast" = excluded."cast"
                """)
    }
}
