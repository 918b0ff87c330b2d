import FilmzDomain
import FilmzJSON
import Foundation
import GRDB

/// The tags of one person's films and viewings, in the table `film_tag`. Call the functions inside a transaction.
enum TagRecord {
    /// The number that stands for the film itself in place of a viewing.
    static let ofFilm: Int64 = 0

    /// The texts of a viewing's tags as JSON: a column of `viewing v`.
    static let columnOfViewing = """
        (SELECT json_group_array(t.text) FROM film_tag t
        WHERE t.person_id = v.person_id AND t.film_id = v.film_id AND t.viewing_id = v.id)
        """

    /// The texts of a film's own tags as JSON: a column of `my_film`.
    static let columnOfFilm = """
        (SELECT json_group_array(t.text) FROM film_tag t
        WHERE t.person_id = my_film.person_id AND t.film_id = my_film.film_id AND t.viewing_id = 0)
        """

    /// Reads one of these columns.
    static func tags(_ json: String) throws -> Tags {
        guard json != "[]" else { return Tags() }
        var scanner = JSONScanner(json)
        if let texts = scanner.array({ $0.string() }), scanner.isAtEnd { return Tags(texts.map(Tag.init(accepted:))) }
        return Tags(try JSONCoding.value([String].self, from: json).map(Tag.init(accepted:)))
    }

    /// Replaces the tags of a film or a viewing.
    static func save(
        _ tags: Tags, insteadOf old: Tags, of viewing: Int64, film: Film.ID, for person: Person.ID, in db: Database
    ) throws {
        guard tags != old else { return }
        try remove(of: viewing, film: film, for: person, in: db)
        for tag in tags.all {
            try db.cachedStatement(
                sql: "INSERT INTO film_tag (person_id, film_id, viewing_id, key, text) VALUES (?, ?, ?, ?, ?)"
            ).execute(arguments: [person.rawValue, film.rawValue, viewing, tag.key, tag.text])
        }
    }

    static func remove(of viewing: Int64, film: Film.ID, for person: Person.ID, in db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM film_tag WHERE person_id = ? AND film_id = ? AND viewing_id = ?")
            .execute(arguments: [person.rawValue, film.rawValue, viewing])
    }

    /// All tags of a person, most used first. If a tag is written in several ways, one of them counts.
    static func all(of person: Person.ID, in db: Database) throws -> [TagUse] {
        try TagUseColumn.fetchAll(db.cachedStatement(sql: allSQL), arguments: [person.rawValue]).map { row in
            TagUse(tag: Tag(accepted: row[.tag]), filmCount: row[.filmCount], viewingCount: row[.viewingCount])
        }
    }

    static let allSQL = """
        SELECT max(text) AS tag, count(DISTINCT film_id) AS film_count,
            count(*) FILTER (WHERE viewing_id > 0) AS viewing_count
        FROM film_tag WHERE person_id = ? GROUP BY key ORDER BY count(*) DESC, key
        """

    private enum TagUseColumn: Int, StoredColumn {
        case tag, filmCount, viewingCount

        static let names = spelled
    }

    /// How the person writes these tags, by their keys.
    static func known(among keys: [String], of person: Person.ID, in db: Database) throws -> [String: Tag] {
        let json = try JSONCoding.text(of: keys)
        let texts = try String?.fetchAll(
            db.cachedStatement(sql: knownSQL), arguments: ["person": person.rawValue, "keys": json])
        return Dictionary(texts.compactMap(\.self).map(Tag.init(accepted:)).map { ($0.key, $0) }) { first, _ in first }
    }

    /// One use of each: a tag may have thousands.
    static let knownSQL = """
        SELECT (
            SELECT t.text FROM film_tag t \(Dialect.index("film_tag_by_key"))
            WHERE t.person_id = :person AND t.key = asked.value LIMIT 1
        ) FROM json_each(:keys) asked
        """

    static func count(of person: Person.ID, in db: Database) throws -> Int {
        let sql = "SELECT count(DISTINCT key) FROM film_tag WHERE person_id = ?"
        return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue]) ?? 0
    }

    /// The films with a tag, each with those of its viewings that have it.
    static func uses(of tag: Tag, by person: Person.ID, in db: Database) throws -> [Film.ID: Set<Viewing.ID>] {
        let sql = "SELECT \(TaggedColumn.list()) FROM film_tag WHERE person_id = ? AND key = ?"
        let rows = try TaggedColumn.fetchCursor(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, tag.key])
        var uses: [Film.ID: Set<Viewing.ID>] = [:]
        while let row = try rows.next() {
            guard let film = Film.ID(rawValue: row[.filmID]) else { continue }
            uses[film, default: []].formUnion([Viewing.ID(rawValue: row[.viewingID])].compactMap(\.self))
        }
        return uses
    }

    private enum TaggedColumn: Int, StoredColumn {
        case filmID, viewingID

        static let names = spelled
    }

    /// The films with a tag whose key begins so, or with a viewing that has it.
    static func films(withTagsFrom key: String, of person: Person.ID, in db: Database) throws -> [Int64] {
        // The last letter of all comes after everything that begins so.
        try Int64.fetchAll(
            db.cachedStatement(sql: filmsSQL), arguments: [person.rawValue, key, key + "\u{10FFFF}"])
    }

    static let filmsSQL = """
        SELECT DISTINCT film_id FROM film_tag WHERE person_id = ? AND key BETWEEN ? AND ? ORDER BY film_id
        """
}
