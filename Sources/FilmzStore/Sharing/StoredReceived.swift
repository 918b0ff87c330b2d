import Crypto
import FilmzDomain
import Foundation
import GRDB

/// The storage of the recommendations that each person received, in the table `received`.
struct StoredReceived: ReceivedService {
    let database: FilmzDatabase
    let clock: Clock

    func received(of person: Person.ID, page: PageRequest) async throws -> Page<Received> {
        let cursor = OffsetCursor(page)
        return try database.read { db in
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: Self.pageSQL), arguments: [person.rawValue, page.size, cursor.offset])
            let total = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM received WHERE person_id = ?", arguments: [person.rawValue])
            return cursor.page(try rows.map(Self.received), total: total ?? 0, size: page.size)
        }
    }

    static let pageSQL = """
        SELECT \(columns), cover FROM received WHERE person_id = ?
        ORDER BY state <> 'new', received_at DESC, id DESC LIMIT ? OFFSET ?
        """

    func newCount(of person: Person.ID) async throws -> Int {
        try database.read { db in
            try Int.fetchOne(
                db.cachedStatement(sql: "SELECT count(*) FROM received WHERE person_id = ? AND state = 'new'"),
                arguments: [person.rawValue]) ?? 0
        }
    }

    func received(_ id: Received.ID, of person: Person.ID) async throws -> Received? {
        try database.read { try Self.fetch("id", value: id.rawValue.databaseValue, of: person, in: $0) }
    }

    func received(equalTo recommendation: Recommendation, of person: Person.ID) async throws -> Received? {
        let digest = Contents(recommendation).digest
        return try database.read { try Self.fetch("digest", value: digest.databaseValue, of: person, in: $0) }
    }

    func keep(_ recommendation: Recommendation, for person: Person.ID) async throws -> Received {
        let contents = Contents(recommendation)
        return try await database.write { [now = clock.now()] db in
            if let known = try Self.fetch("digest", value: contents.digest.databaseValue, of: person, in: db) {
                return known
            }
            let received = Received(
                id: .random(), receivedAt: now, recommendation: recommendation,
                filmCount: recommendation.films.count)
            try Self.insert(received, contents: contents, of: person, in: db)
            return received
        }
    }

    func restore(_ received: Received, of person: Person.ID) async throws {
        let contents = Contents(received.recommendation)
        try await database.write { db in
            guard try Self.fetch("digest", value: contents.digest.databaseValue, of: person, in: db) == nil else {
                return
            }
            try Self.insert(received, contents: contents, of: person, in: db)
        }
    }

    func answer(
        _ id: Received.ID, state: Received.State, change: Change.ID?, of person: Person.ID
    ) async throws -> Bool {
        try await database.write { [now = clock.now()] db in
            try db.execute(
                sql: """
                    UPDATE received SET state = ?, answered_at = ?, change_id = ? WHERE person_id = ? AND id = ?
                    """,
                arguments: [
                    state.rawValue, state == .new ? nil : now.milliseconds,
                    state == .accepted ? change?.rawValue : nil, person.rawValue, id.rawValue,
                ])
            return db.changesCount > 0
        }
    }

    /// Follows a change that was undone or redone: the recommendation that it accepted is new, or accepted again.
    static func follow(
        _ change: Change.ID, undoneBy next: Change.ID, of person: Person.ID, at now: Timestamp, in db: Database
    ) throws {
        try db.execute(
            sql: """
                UPDATE received SET
                    state = iif(state = 'new', 'accepted', 'new'),
                    answered_at = iif(state = 'new', ?, NULL),
                    change_id = ?
                WHERE person_id = ? AND change_id = ?
                """,
            arguments: [now.milliseconds, next.rawValue, person.rawValue, change.rawValue])
    }

    // MARK: - Rows

    private static func insert(
        _ received: Received, contents: Contents, of person: Person.ID, in db: Database
    ) throws {
        try makeRoom(for: contents.size, of: person, in: db)
        try db.execute(
            sql: """
                INSERT INTO received
                    (person_id, id, digest, state, received_at, answered_at, film_count, size, cover, contents)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                person.rawValue, received.id.rawValue, contents.digest, received.state.rawValue,
                received.receivedAt.milliseconds, received.answeredAt?.milliseconds, received.filmCount,
                contents.size, contents.cover, contents.text,
            ])
    }

    private static let columns = "id, state, received_at, answered_at, film_count"

    private static func fetch(
        _ column: String, value: DatabaseValue, of person: Person.ID, in db: Database
    ) throws -> Received? {
        try Row.fetchOne(
            db, sql: "SELECT \(columns), contents FROM received WHERE person_id = ? AND \(column) = ?",
            arguments: [person.rawValue, value]
        ).map(received)
    }

    /// Reads a row with ``columns`` and a recommendation as JSON.
    private static func received(_ row: Row) throws -> Received {
        guard let id = Received.ID(rawValue: row[0]), let state = Received.State(rawValue: row[1]) else {
            throw DatabaseError(message: "not a received recommendation")
        }
        return Received(
            id: id, state: state, receivedAt: Timestamp(milliseconds: row[2]),
            answeredAt: (row[3] as Int64?).map(Timestamp.init(milliseconds:)),
            recommendation: try RecommendationFormat.read(Data((row[5] as String).utf8)), filmCount: row[4])
    }

    /// Removes the oldest declined recommendations, then the oldest accepted ones, until there is room for one more.
    private static func makeRoom(for size: Int, of person: Person.ID, in db: Database) throws {
        let row = try Row.fetchOne(
            db, sql: "SELECT count(*), coalesce(sum(size), 0) FROM received WHERE person_id = ?",
            arguments: [person.rawValue])
        var count: Int = row?[0] ?? 0
        var bytes: Int = row?[1] ?? 0
        while count >= Received.countLimit || bytes + size > Received.byteLimit {
            let oldest = try Row.fetchOne(
                db,
                sql: """
                    SELECT id, size FROM received WHERE person_id = ? AND state <> 'new'
                    ORDER BY state = 'accepted', received_at, id LIMIT 1
                    """, arguments: [person.rawValue])
            guard let oldest else { throw RecommendationProblem.full }
            try db.execute(
                sql: "DELETE FROM received WHERE person_id = ? AND id = ?",
                arguments: [person.rawValue, oldest[0] as Int64])
            count -= 1
            bytes -= oldest[1] as Int
        }
    }
}

extension StoredReceived {
    /// A recommendation as stored.
    private struct Contents {
        let text: String
        let digest: String
        let cover: String

        var size: Int { text.utf8.count }

        init(_ recommendation: Recommendation) {
            let data = RecommendationFormat.data(recommendation)
            text = String(decoding: data, as: UTF8.self)
            digest = SHA256.hash(data: data).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
            var short = recommendation
            short.films = Array(short.films.prefix(Received.coverSize))
            cover = String(decoding: RecommendationFormat.data(short), as: UTF8.self)
        }
    }
}
