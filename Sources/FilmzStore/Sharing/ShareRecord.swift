import FilmzDomain
import Foundation
import GRDB

/// What persons pass on, in the tables `share`, `share_film` and `share_address`. Call the functions inside a
/// transaction.
enum ShareRecord {
    private static let columns = """
        s.id, s.person_id, s.kind, s.list_id, s.name, s.description, s.is_ranked, s.message, s.audience, s.rating, \
        s.note, s.sender, s.shows_notes, s.language, s.made_at, s.expires_at, s.pass_phrase, s.taken_back_at, \
        s.opened_on, (SELECT film_id FROM share_film f WHERE f.person_id = s.person_id AND f.share_id = s.id \
        AND f.number = 1)
        """

    static func insert(
        _ share: Share, passPhrase: PasswordHash?, films: [(film: Film.ID, note: String)], in db: Database
    ) throws {
        let (kind, list): (String, FilmList.ID?) =
            switch share.subject {
            case .film: ("film", nil)
            case .list(let list): ("list", list)
            case .sentList(let list): ("sentList", list)
            }
        try db.cachedStatement(
            sql: """
                INSERT INTO share (person_id, id, kind, list_id, name, description, is_ranked, message, audience, rating,
                    note, sender, shows_notes, language, made_at, expires_at, pass_phrase)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            share.person.rawValue, share.id.rawValue, kind, list?.rawValue, share.name, share.description,
            share.isRanked, share.words.message, share.words.audience.rawValue, share.words.rating?.halfStars,
            share.words.note, share.words.sender, share.showsNotes, share.language, share.madeAt.milliseconds,
            share.expiresAt?.milliseconds, passPhrase?.description,
        ])
        let insertion = try db.cachedStatement(
            sql: "INSERT INTO share_film (person_id, share_id, number, film_id, note) VALUES (?, ?, ?, ?, ?)")
        for (index, entry) in films.enumerated() {
            try insertion.execute(arguments: [
                share.person.rawValue, share.id.rawValue, index + 1, entry.film.rawValue, entry.note,
            ])
        }
    }

    static func fetch(_ id: Share.ID, of person: Person.ID, in db: Database) throws -> Share? {
        let sql = "SELECT \(columns) FROM share s WHERE s.person_id = ? AND s.id = ?"
        return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue]).flatMap(share)
    }

    /// The share that an address leads to, with the hash of its pass-phrase. One statement decides, so an address that
    /// never was takes as long as one that has ended.
    static func fetch(
        address hash: Data, at now: Timestamp, in db: Database
    ) throws -> (share: Share, passPhrase: String?)? {
        let statement = try db.cachedStatement(sql: addressSQL)
        return try Row.fetchOne(statement, arguments: [hash, now.milliseconds]).flatMap { row in
            try share(row).map { ($0, row["pass_phrase"]) }
        }
    }

    static let addressSQL = """
        SELECT \(columns) FROM share_address a JOIN share s ON s.person_id = a.person_id AND s.id = a.share_id
        WHERE a.hash = ?1 AND s.taken_back_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > ?2)
        """

    static func page(_ request: PageRequest, of person: Person.ID, in db: Database) throws -> Page<Share> {
        let cursor = OffsetCursor(request)
        let sql = """
            SELECT \(columns) FROM share s WHERE s.person_id = ? ORDER BY s.made_at DESC, s.id DESC LIMIT ? OFFSET ?
            """
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, request.size, cursor.offset])
        return cursor.page(try rows.compactMap(share), total: try count(of: person, in: db), size: request.size)
    }

    static func alive(
        of film: Film.ID, for person: Person.ID, at now: Timestamp, in db: Database
    ) throws -> [Share] {
        let sql = """
            SELECT \(columns) FROM share_film of_film
            JOIN share s ON s.person_id = of_film.person_id AND s.id = of_film.share_id
            WHERE of_film.person_id = ? AND of_film.film_id = ? AND s.kind = 'film' AND \(isAlive)
            """
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, film.rawValue, now.milliseconds])
        return try rows.compactMap(share)
    }

    static func alive(
        of list: FilmList.ID, for person: Person.ID, at now: Timestamp, in db: Database
    ) throws -> [Share] {
        let sql = "SELECT \(columns) FROM share s WHERE s.person_id = ? AND s.list_id = ? AND \(isAlive)"
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, list.rawValue, now.milliseconds])
        return try rows.compactMap(share)
    }

    private static let isAlive = """
        s.taken_back_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > ?) ORDER BY s.made_at DESC, s.id DESC
        """

    static func sentFilms(of share: Share, request: PageRequest, in db: Database) throws -> Page<SharedFilm> {
        let cursor = OffsetCursor(request)
        let owner: StatementArguments = [share.person.rawValue, share.id.rawValue]
        let sql = """
            SELECT \(FilmRecord.columns), sent.note FROM share_film sent JOIN film ON film.id = sent.film_id
            WHERE sent.person_id = ? AND sent.share_id = ? AND sent.number > ? ORDER BY sent.number LIMIT ?
            """
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: sql), arguments: owner + [cursor.offset, request.size])
        let films = try rows.map { SharedFilm(film: try FilmRecord.film($0), note: $0[FilmRecord.columnCount]) }
        let total = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT count(*) FROM share_film WHERE person_id = ? AND share_id = ?"),
            arguments: owner)
        return cursor.page(films, total: total ?? 0, size: request.size)
    }

    static func hasSent(_ film: Film.ID, with share: Share, in db: Database) throws -> Bool {
        let sql = "SELECT 1 FROM share_film WHERE person_id = ? AND share_id = ? AND film_id = ? LIMIT 1"
        return try Int.fetchOne(
            db.cachedStatement(sql: sql),
            arguments: [share.person.rawValue, share.id.rawValue, film.rawValue]) != nil
    }

    static func count(of person: Person.ID, in db: Database) throws -> Int {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT count(*) FROM share WHERE person_id = ?"), arguments: [person.rawValue])
            ?? 0
    }

    /// Forgets the oldest share that has ended.
    /// - Returns: whether there was one
    static func forgetOldestEnded(of person: Person.ID, at now: Timestamp, in db: Database) throws -> Bool {
        try db.execute(
            sql: """
                DELETE FROM share WHERE person_id = ?1 AND id = (
                    SELECT id FROM share WHERE person_id = ?1 AND (taken_back_at IS NOT NULL OR expires_at <= ?2)
                    ORDER BY made_at, id LIMIT 1
                )
                """, arguments: [person.rawValue, now.milliseconds])
        return db.changesCount > 0
    }

    /// Ends a share, and forgets its addresses.
    static func takeBack(_ id: Share.ID, of person: Person.ID, at now: Timestamp, in db: Database) throws {
        try db.execute(
            sql: "UPDATE share SET taken_back_at = ? WHERE person_id = ? AND id = ? AND taken_back_at IS NULL",
            arguments: [now.milliseconds, person.rawValue, id.rawValue])
        try db.execute(
            sql: "DELETE FROM share_address WHERE person_id = ? AND share_id = ?",
            arguments: [person.rawValue, id.rawValue])
    }

    static func setOpened(on day: CalendarDay, share: Share, in db: Database) throws {
        try db.execute(
            sql: "UPDATE share SET opened_on = ? WHERE person_id = ? AND id = ? AND coalesce(opened_on, '') < ?",
            arguments: [day.description, share.person.rawValue, share.id.rawValue, day.description])
    }

    /// Two films prove to be one.
    static func merge(_ id: Film.ID, into survivor: Film.ID, in db: Database) throws {
        try db.execute(
            sql: "UPDATE share_film SET film_id = ? WHERE film_id = ?", arguments: [survivor.rawValue, id.rawValue])
    }

    private static func share(_ row: Row) throws -> Share? {
        guard let id = Share.ID(rawValue: row[0]) else { return nil }
        let list = (row[3] as Int64?).flatMap(FilmList.ID.init(rawValue:))
        let film = (row[19] as Int64?).flatMap(Film.ID.init(rawValue:))
        let subject: Share.Subject? =
            switch row[2] as String {
            case "film": film.map { .film($0) }
            case "list": list.map { .list($0) }
            default: list.map { .sentList($0) }
            }
        guard let subject else { return nil }
        return Share(
            id: id, person: Person.ID(rawValue: row[1]), subject: subject, name: row[4], description: row[5],
            isRanked: row[6],
            words: ShareWords(
                message: row[7], audience: Audience(rawValue: row[8]),
                rating: (row[9] as Int?).flatMap(Rating.init(halfStars:)), note: row[10], sender: row[11]),
            showsNotes: row[12], language: row[13], madeAt: Timestamp(milliseconds: row[14]),
            expiresAt: (row[15] as Int64?).map(Timestamp.init(milliseconds:)), hasPassPhrase: row[16] as String? != nil,
            takenBackAt: (row[17] as Int64?).map(Timestamp.init(milliseconds:)),
            openedOn: (row[18] as String?).flatMap(CalendarDay.init(_:)))
    }
}

// MARK: - Addresses

extension ShareRecord {
    static func insert(address hash: Data, of id: Share.ID, for person: Person.ID, in db: Database) throws {
        try db.execute(
            sql: "INSERT INTO share_address (person_id, share_id, hash) VALUES (?, ?, ?)",
            arguments: [person.rawValue, id.rawValue, hash])
    }

    static func addressCount(of id: Share.ID, for person: Person.ID, in db: Database) throws -> Int {
        try Int.fetchOne(
            db, sql: "SELECT count(*) FROM share_address WHERE person_id = ? AND share_id = ?",
            arguments: [person.rawValue, id.rawValue]) ?? 0
    }

    /// The hashes of all addresses that lead somewhere.
    static func addresses(_ db: Database) throws -> Set<Data> {
        try Set(Data.fetchAll(db, sql: "SELECT hash FROM share_address"))
    }

    /// Removes all addresses but these.
    /// - Returns: how many others there were
    static func keepAddresses(_ hashes: Set<Data>, in db: Database) throws -> Int {
        let others = try addresses(db).subtracting(hashes)
        for hash in others { try db.execute(sql: "DELETE FROM share_address WHERE hash = ?", arguments: [hash]) }
        return others.count
    }
}
