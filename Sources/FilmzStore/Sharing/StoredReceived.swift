import FilmzDomain
import FilmzHashing
import Foundation
import GRDB

/// The storage of the recommendations that each person received, in the table `received`.
struct StoredReceived: ReceivedService {
    let database: FilmzDatabase
    let clock: Clock

    func received(of person: Person.ID, page: PageRequest) async throws -> Page<Received> {
        let cursor = OffsetCursor(page)
        return try database.read { db in
            let rows = try ReceivedColumn.fetchAll(
                db.cachedStatement(sql: Self.pageSQL), arguments: [person.rawValue, page.size, cursor.offset])
            let total = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM received WHERE person_id = ?", arguments: [person.rawValue])
            return cursor.page(try rows.map(Self.received), total: total ?? 0, size: page.size)
        }
    }

    static let pageSQL = """
        SELECT \(columns), cover AS recommendation FROM received WHERE person_id = ?
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
            if let existing = try Self.fetch("digest", value: contents.digest.databaseValue, of: person, in: db) {
                return existing
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
                    state = CASE WHEN state = 'new' THEN 'accepted' ELSE 'new' END,
                    answered_at = CASE WHEN state = 'new' THEN ? END,
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
        let row = KeptColumn.arguments { column in
            switch column {
            case .id: received.id.rawValue
            case .digest: contents.digest
            case .state: received.state.rawValue
            case .receivedAt: received.receivedAt.milliseconds
            case .answeredAt: received.answeredAt?.milliseconds
            case .filmCount: received.filmCount
            case .size: contents.size
            case .cover: contents.cover
            case .contents: contents.text
            }
        }
        try db.execute(
            sql: KeptColumn.insertion(into: "received", owner: ["person_id"]), arguments: [person.rawValue] + row)
    }

    /// The columns of `received` that are written when a recommendation comes in.
    private enum KeptColumn: Int, StoredColumn {
        case id, digest, state, receivedAt, answeredAt, filmCount, size, cover, contents

        static let names = spelled
    }

    /// What is read of a recommendation: all of it, or the cover, as `recommendation`.
    private enum ReceivedColumn: Int, StoredColumn {
        case id, state, receivedAt, answeredAt, filmCount, recommendation

        static let names = spelled
    }

    private static let columns = "id, state, received_at, answered_at, film_count"

    private static func fetch(
        _ column: String, value: DatabaseValue, of person: Person.ID, in db: Database
    ) throws -> Received? {
        let sql = "SELECT \(columns), contents AS recommendation FROM received WHERE person_id = ? AND \(column) = ?"
        return try ReceivedColumn.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue, value])
            .map(received)
    }

    private static func received(_ row: StoredRow<ReceivedColumn>) throws -> Received {
        guard let id = Received.ID(rawValue: row[.id]), let state = Received.State(rawValue: row[.state]) else {
            throw DatabaseError(message: "not a received recommendation")
        }
        return Received(
            id: id, state: state, receivedAt: Timestamp(milliseconds: row[.receivedAt]),
            answeredAt: (row[.answeredAt] as Int64?).map(Timestamp.init(milliseconds:)),
            recommendation: try RecommendationFormat.read(Data((row[.recommendation] as String).utf8)),
            filmCount: row[.filmCount])
    }

    /// Removes the oldest declined recommendations, then the oldest accepted ones, until there is room for one more.
    private static func makeRoom(for size: Int, of person: Person.ID, in db: Database) throws {
        var (count, bytes) = try StoredSizes.fetch(
            db.cachedStatement(sql: "SELECT \(StoredSizes.columns) FROM received WHERE person_id = ?"),
            arguments: [person.rawValue])
        while count >= Received.countLimit || bytes + size > Received.byteLimit {
            let oldest = try StoredSize.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT \(StoredSize.list()) FROM received WHERE person_id = ? AND state <> 'new'
                        ORDER BY state = 'accepted', received_at, id LIMIT 1
                        """), arguments: [person.rawValue])
            guard let oldest else { throw RecommendationProblem.full }
            try db.execute(
                sql: "DELETE FROM received WHERE person_id = ? AND id = ?",
                arguments: [person.rawValue, oldest[.id] as Int64])
            count -= 1
            bytes -= oldest[.size]
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
            digest = SHA256.hash(data).hexadecimal
            var short = recommendation
            short.films = Array(short.films.prefix(Received.coverSize))
            cover = String(decoding: RecommendationFormat.data(short), as: UTF8.self)
        }
    }
}
