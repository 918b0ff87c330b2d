import FilmzDomain
import GRDB

/// The last successful queries of each person.
struct StoredRecentQueries: RecentQueryService {
    let database: FilmzDatabase
    let clock: Clock

    func queries(of person: Person.ID) throws -> [RecentQuery] {
        try database.read { try Self.fetch(person, in: $0) }
    }

    func record(_ query: SearchQuery, of person: Person.ID) async throws {
        try await database.write { [clock] in try Self.record(query, of: person, at: clock.now(), in: $0) }
    }

    func note(_ query: SearchQuery, of person: Person.ID) async {
        await database.note { [clock] in try Self.record(query, of: person, at: clock.now(), in: $0) }
    }

    private static func record(
        _ query: SearchQuery, of person: Person.ID, at now: Timestamp, in db: Database
    ) throws {
        let newest = try Int64.fetchOne(
            db, sql: "SELECT max(used_at) FROM recent_query WHERE person_id = ?", arguments: [person.rawValue])
        // If the clock stands still or is set back, queries must still keep their order.
        let now = max(now.milliseconds, (newest ?? 0) + 1)
        try insert(
            RecentQuery(text: query.text, usedAt: Timestamp(milliseconds: now)), of: person,
            onConflict: "DO UPDATE SET \(QueryColumn.updates(besides: [.folded]))", in: db)
    }

    func forget(_ query: SearchQuery?, of person: Person.ID) async throws -> Change? {
        try await database.write { [clock] db in
            let queries = try Self.fetch(person, in: db)
                .filter { query == nil || SearchQuery($0.text)?.folded == query?.folded }
            guard !queries.isEmpty else { return nil }
            for query in queries { _ = try Self.delete(query, of: person, in: db) }
            let change = Change(
                kind: query == nil ? .queriesForgotten : .queryForgotten,
                subject: .recentQueries(forgotten: queries, remembered: []))
            try ChangeRecord.insert(change, of: person, at: clock.now(), in: db)
            return change
        }
    }

    static func fetch(_ person: Person.ID, in db: Database) throws -> [RecentQuery] {
        let sql = "SELECT \(QueryColumn.list()) FROM recent_query WHERE person_id = ? ORDER BY used_at DESC LIMIT ?"
        return try QueryColumn.fetchAll(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, RecentQuery.limit]
        ).map { RecentQuery(text: $0[.text], usedAt: Timestamp(milliseconds: $0[.usedAt])) }
    }

    /// The columns of `recent_query`.
    private enum QueryColumn: Int, StoredColumn {
        case folded, text, usedAt

        static let names = spelled
    }

    /// Remembers a query again, unless it was used meanwhile.
    /// - Returns: whether it was remembered
    static func restore(_ query: RecentQuery, of person: Person.ID, in db: Database) throws -> Bool {
        try insert(query, of: person, onConflict: "DO NOTHING", in: db)
    }

    /// Forgets a query if it was not used meanwhile.
    /// - Returns: whether it was there
    static func delete(_ query: RecentQuery, of person: Person.ID, in db: Database) throws -> Bool {
        try db.execute(
            sql: "DELETE FROM recent_query WHERE person_id = ? AND folded = ? AND used_at = ?",
            arguments: [person.rawValue, SearchQuery(query.text)?.folded, query.usedAt.milliseconds])
        return db.changesCount > 0
    }

    @discardableResult
    private static func insert(
        _ query: RecentQuery, of person: Person.ID, onConflict: String, in db: Database
    ) throws -> Bool {
        guard let folded = SearchQuery(query.text)?.folded else { return false }
        let row = QueryColumn.arguments { column in
            switch column {
            case .folded: folded
            case .text: query.text
            case .usedAt: query.usedAt.milliseconds
            }
        }
        try db.execute(
            sql: """
                \(QueryColumn.insertion(into: "recent_query", owner: ["person_id"]))
                ON CONFLICT (person_id, folded) \(onConflict)
                """, arguments: [person.rawValue] + row)
        let isInserted = db.changesCount > 0
        try db.execute(
            sql: """
                DELETE FROM recent_query WHERE person_id = :person AND folded NOT IN
                (SELECT folded FROM recent_query WHERE person_id = :person ORDER BY used_at DESC LIMIT :limit)
                """, arguments: ["person": person.rawValue, "limit": RecentQuery.limit])
        return isInserted
    }
}
