import FilmzDomain
import Foundation
import GRDB

/// The columns of `share s`, and the first film that it passes on.
enum ShareColumn: Int, StoredColumn {
    case id, personID, kind, listID, name, description, isRanked, message, audience, rating, note, sender, showsNotes
    case language, madeAt, expiresAt, passPhrase, takenBackAt, openedOn, filmID

    static let names = spelled

    var expression: String? {
        guard self == .filmID else { return nil }
        return """
            (SELECT film_id FROM share_film f WHERE f.person_id = s.person_id AND f.share_id = s.id AND f.number = 1)
            """
    }
}

/// The columns of `share_film`.
private enum ShareFilmColumn: Int, StoredColumn {
    case number, filmID, note

    static let names = spelled
}

/// What persons pass on, in the tables `share`, `share_film` and `share_address`. Call the functions inside a
/// transaction.
enum ShareRecord {
    private static let columns = ShareColumn.list(of: "s")

    static func insert(
        _ share: Share, passPhrase: PasswordHash?, films: [(film: Film.ID, note: String)], in db: Database
    ) throws {
        let (kind, list): (String, FilmList.ID?) =
            switch share.subject {
            case .film: ("film", nil)
            case .list(let list): ("list", list)
            case .sentList(let list): ("sentList", list)
            }
        let row = ShareColumn.arguments { column in
            switch column {
            case .id: share.id.rawValue
            case .personID: share.person.rawValue
            case .kind: kind
            case .listID: list?.rawValue
            case .name: share.name
            case .description: share.description
            case .isRanked: share.isRanked
            case .message: share.words.message
            case .audience: share.words.audience.rawValue
            case .rating: share.words.rating?.halfStars
            case .note: share.words.note
            case .sender: share.words.sender
            case .showsNotes: share.showsNotes
            case .language: share.language
            case .madeAt: share.madeAt.milliseconds
            case .expiresAt: share.expiresAt?.milliseconds
            case .passPhrase: passPhrase?.description
            case .takenBackAt: share.takenBackAt?.milliseconds
            case .openedOn: share.openedOn?.description
            case .filmID: nil
            }
        }
        try db.cachedStatement(sql: insertionSQL).execute(arguments: row)
        let insertion = try db.cachedStatement(sql: filmInsertionSQL)
        for (index, entry) in films.enumerated() {
            let row = ShareFilmColumn.arguments { column in
                switch column {
                case .number: index + 1
                case .filmID: entry.film.rawValue
                case .note: entry.note
                }
            }
            try insertion.execute(arguments: [share.person.rawValue, share.id.rawValue] + row)
        }
    }

    private static let insertionSQL = ShareColumn.insertion(into: "share")
    private static let filmInsertionSQL = ShareFilmColumn.insertion(
        into: "share_film", owner: ["person_id", "share_id"])

    static func fetch(_ id: Share.ID, of person: Person.ID, in db: Database) throws -> Share? {
        let sql = "SELECT \(columns) FROM share s WHERE s.person_id = ? AND s.id = ?"
        return try ShareColumn.fetchOne(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue]
        ).flatMap(share)
    }

    /// The share that an address leads to, with the hash of its pass-phrase. One statement decides, so an address that
    /// never was takes as long as one that has ended.
    static func fetch(
        address hash: Data, at now: Timestamp, in db: Database
    ) throws -> (share: Share, passPhrase: String?)? {
        let statement = try db.cachedStatement(sql: addressSQL)
        return try ShareColumn.fetchOne(statement, arguments: [hash, now.milliseconds]).flatMap { row in
            share(row).map { ($0, row[.passPhrase]) }
        }
    }

    static let addressSQL = """
        SELECT \(columns) FROM share_address a JOIN share s ON s.person_id = a.person_id AND s.id = a.share_id
        WHERE a.hash = ?1 AND s.taken_back_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > ?2)
        AND NOT EXISTS (SELECT 1 FROM person WHERE id = a.person_id AND retired_at IS NOT NULL)
        """

    static func page(_ request: PageRequest, of person: Person.ID, in db: Database) throws -> Page<Share> {
        let cursor = OffsetCursor(request)
        let sql = """
            SELECT \(columns) FROM share s WHERE s.person_id = ? ORDER BY s.made_at DESC, s.id DESC LIMIT ? OFFSET ?
            """
        let rows = try ShareColumn.fetchAll(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, request.size, cursor.offset])
        return cursor.page(rows.compactMap(share), total: try count(of: person, in: db), size: request.size)
    }

    static func alive(
        of film: Film.ID, for person: Person.ID, at now: Timestamp, in db: Database
    ) throws -> [Share] {
        let sql = """
            SELECT \(columns) FROM share_film of_film
            JOIN share s ON s.person_id = of_film.person_id AND s.id = of_film.share_id
            WHERE of_film.person_id = ? AND of_film.film_id = ? AND s.kind = 'film' AND \(isAlive)
            """
        let rows = try ShareColumn.fetchAll(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, film.rawValue, now.milliseconds])
        return rows.compactMap(share)
    }

    static func alive(
        of list: FilmList.ID, for person: Person.ID, at now: Timestamp, in db: Database
    ) throws -> [Share] {
        let sql = "SELECT \(columns) FROM share s WHERE s.person_id = ? AND s.list_id = ? AND \(isAlive)"
        let rows = try ShareColumn.fetchAll(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, list.rawValue, now.milliseconds])
        return rows.compactMap(share)
    }

    private static let isAlive = """
        s.taken_back_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > ?) ORDER BY s.made_at DESC, s.id DESC
        """

    static func sentFilms(of share: Share, request: PageRequest, in db: Database) throws -> Page<SharedFilm> {
        let cursor = OffsetCursor(request)
        let owner: StatementArguments = [share.person.rawValue, share.id.rawValue]
        let sql = """
            SELECT \(FilmRecord.columns), \(ShareFilmColumn.list(of: "sent")) FROM share_film sent
            JOIN film ON film.id = sent.film_id
            WHERE sent.person_id = ? AND sent.share_id = ? AND sent.number > ? ORDER BY sent.number LIMIT ?
            """
        let statement = try db.cachedStatement(sql: sql)
        let film = try ColumnPlace<FilmColumn>(in: statement)
        let rows = try ShareFilmColumn.fetchAll(statement, arguments: owner + [cursor.offset, request.size])
        let films = try rows.map { SharedFilm(film: try FilmRecord.film(film.columns(of: $0)), note: $0[.note]) }
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

    private static func share(_ row: StoredRow<ShareColumn>) -> Share? {
        guard let id = Share.ID(rawValue: row[.id]) else { return nil }
        let list = (row[.listID] as Int64?).flatMap(FilmList.ID.init(rawValue:))
        let film = (row[.filmID] as Int64?).flatMap(Film.ID.init(rawValue:))
        let subject: Share.Subject? =
            switch row[.kind] as String {
            case "film": film.map { .film($0) }
            case "list": list.map { .list($0) }
            default: list.map { .sentList($0) }
            }
        guard let subject else { return nil }
        return Share(
            id: id, person: Person.ID(rawValue: row[.personID]), subject: subject, name: row[.name],
            description: row[.description], isRanked: row[.isRanked],
            words: ShareWords(
                message: row[.message], audience: Audience(rawValue: row[.audience]),
                rating: (row[.rating] as Int?).flatMap(Rating.init(halfStars:)), note: row[.note],
                sender: row[.sender]),
            showsNotes: row[.showsNotes], language: row[.language], madeAt: Timestamp(milliseconds: row[.madeAt]),
            expiresAt: (row[.expiresAt] as Int64?).map(Timestamp.init(milliseconds:)),
            hasPassPhrase: row[.passPhrase] as String? != nil,
            takenBackAt: (row[.takenBackAt] as Int64?).map(Timestamp.init(milliseconds:)),
            openedOn: (row[.openedOn] as String?).flatMap(CalendarDay.init(_:)))
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
