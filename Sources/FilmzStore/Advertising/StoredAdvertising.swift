import FilmzDomain
import Foundation
import GRDB

/// The storage of advertisers' offers, in the tables `advertisement…` and `advertising…`.
struct StoredAdvertising: AdvertisingManagement {
    let database: FilmzDatabase
    let clock: Clock

    func advertising() throws -> Advertising {
        try database.read { db in
            let limit = try Int.fetchOne(db.cachedStatement(sql: "SELECT shown FROM advertising_limit"))
            let rows = try AdvertisementColumn.fetchAll(
                db.cachedStatement(sql: "SELECT \(Self.columns) \(Self.tables)"))
            return Advertising(offers: rows.compactMap(Self.offer), limit: limit ?? 0)
        }
    }

    func reader(_ person: Person.ID) throws -> AdvertisingReader {
        try database.read { db in
            let isOff = try Bool.fetchOne(
                db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM advertising_off WHERE person_id = ?)"),
                arguments: [person.rawValue])
            return AdvertisingReader(wantsAdvertising: isOff != true)
        }
    }

    func want(_ wants: Bool, by person: Person.ID) async throws {
        try await database.write { db in
            try db.execute(
                sql: wants
                    ? "DELETE FROM advertising_off WHERE person_id = ?"
                    : "INSERT INTO advertising_off (person_id) VALUES (?) ON CONFLICT DO NOTHING",
                arguments: [person.rawValue])
        }
    }

    func show(atMost limit: Int) async throws {
        let limit = min(max(limit, Advertising.limits.lowerBound), Advertising.limits.upperBound)
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO advertising_limit (id, shown) VALUES (1, ?)
                    ON CONFLICT (id) DO UPDATE SET shown = excluded.shown
                    """, arguments: [limit])
        }
    }

    func save(_ offers: [Advertisement]) async throws {
        try await database.write { db in
            for offer in offers { try db.execute(sql: Self.saveSQL, arguments: Self.arguments(offer)) }
            let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM advertisement") ?? 0
            guard count <= Advertisement.countLimit else { throw AdvertisingProblem.tooManyOffers }
        }
    }

    func remove(_ id: Advertisement.ID) async throws -> Bool {
        try await database.write { db in
            for table in ["advertisement_picture", "advertisement_clicks"] {
                try db.execute(sql: "DELETE FROM \(table) WHERE advertisement_id = ?", arguments: [id.rawValue])
            }
            try db.execute(sql: "DELETE FROM advertisement WHERE id = ?", arguments: [id.rawValue])
            return db.changesCount > 0
        }
    }

    func setPicture(_ picture: AdvertisementPicture?, of id: Advertisement.ID) async throws {
        try await database.write { db in
            guard try Self.offer(id, in: db) != nil else { throw AdvertisingProblem.noSuchOffer }
            try db.execute(
                sql: "DELETE FROM advertisement_picture WHERE advertisement_id = ?", arguments: [id.rawValue])
            guard let picture else { return }
            try db.execute(
                sql: "INSERT INTO advertisement_picture (advertisement_id, picture_id, bytes) VALUES (?, ?, ?)",
                arguments: [id.rawValue, AdvertisementPicture.ID.random().rawValue, picture.bytes])
        }
    }

    /// The picture of an offer. It is checked again, because a restored backup may have anything in its place.
    func picture(of id: Advertisement.ID) throws -> AdvertisementPicture? {
        try database.read { db in
            try Data.fetchOne(
                db.cachedStatement(sql: "SELECT bytes FROM advertisement_picture WHERE advertisement_id = ?"),
                arguments: [id.rawValue])
        }.flatMap(AdvertisementPicture.init(_:))
    }

    func click(_ id: Advertisement.ID) async throws -> Advertisement? {
        let today = clock.today
        return try await database.write { db in
            guard let offer = try Self.offer(id, in: db) else { return nil }
            try db.execute(
                sql: """
                    INSERT INTO advertisement_clicks (advertisement_id, day, clicks) VALUES (?, ?, 1)
                    ON CONFLICT (advertisement_id, day) DO UPDATE SET clicks = advertisement_clicks.clicks + 1
                    """, arguments: [id.rawValue, today.description])
            try db.execute(
                sql: "DELETE FROM advertisement_clicks WHERE day < ?",
                arguments: [today.before(days: Self.daysKept).description])
            return offer
        }
    }

    func clicks() throws -> [Advertisement.ID: [CalendarDay: Int]] {
        try database.read { db in
            let rows = try ClicksColumn.fetchAll(
                db.cachedStatement(sql: "SELECT \(ClicksColumn.list()) FROM advertisement_clicks"))
            return rows.reduce(into: [:]) { clicks, row in
                guard let id = Advertisement.ID(rawValue: row[.advertisementID]),
                    let day = CalendarDay(row[.day] as String)
                else { return }
                clicks[id, default: [:]][day] = row[.clicks]
            }
        }
    }

    /// The columns of `advertisement_clicks`.
    private enum ClicksColumn: Int, StoredColumn {
        case advertisementID, day, clicks

        static let names = spelled
    }

    private static let daysKept = 366

    // MARK: - Rows

    private static let columns = AdvertisementColumn.list(of: "a")

    private static let tables = """
        FROM advertisement AS a LEFT JOIN advertisement_picture AS p ON p.advertisement_id = a.id
        """

    private static let saveSQL = AdvertisementColumn.upsertion(into: "advertisement", key: [.id])

    private static func offer(_ id: Advertisement.ID, in db: Database) throws -> Advertisement? {
        try AdvertisementColumn.fetchOne(
            db.cachedStatement(sql: "SELECT \(columns) \(tables) WHERE a.id = ?"), arguments: [id.rawValue]
        ).flatMap(offer)
    }

    private static func arguments(_ offer: Advertisement) -> StatementArguments {
        let rules = offer.rules
        return AdvertisementColumn.arguments { column in
            switch column {
            case .id: offer.id.rawValue
            case .name: offer.name
            case .text: offer.text
            case .link: offer.link.description
            case .price: offer.price
            case .startsOn: offer.from?.description
            case .endsOn: offer.until?.description
            case .priority: offer.priority
            case .films: lines(rules.films.map(\.description))
            case .series: lines(rules.series)
            case .genres: lines(rules.genres)
            case .people: lines(rules.people)
            case .keywords: lines(rules.keywords)
            case .audience: rules.audience.rawValue
            case .pictureID: nil
            }
        }
    }

    private static func lines(_ values: [String]) -> String { values.joined(separator: "\n") }

    private static func values(_ lines: String) -> [String] { lines.split(separator: "\n").map(String.init) }

    /// Reads an offer from a row; nil for a link that is not safe, which only a hostile backup has.
    private static func offer(_ row: StoredRow<AdvertisementColumn>) -> Advertisement? {
        guard let id = Advertisement.ID(rawValue: row[.id]), let link = AdvertisementLink(row[.link] as String) else {
            return nil
        }
        let rules = AdvertisementRules(
            films: values(row[.films]).compactMap { Film.ID($0) }, series: values(row[.series]),
            genres: values(row[.genres]), people: values(row[.people]), keywords: values(row[.keywords]),
            audience: Audience(rawValue: row[.audience]))
        return Advertisement(
            id: id, name: row[.name], text: row[.text], link: link, price: row[.price],
            from: (row[.startsOn] as String?).flatMap(CalendarDay.init(_:)),
            until: (row[.endsOn] as String?).flatMap(CalendarDay.init(_:)), priority: row[.priority], rules: rules,
            picture: (row[.pictureID] as Int64?).flatMap(AdvertisementPicture.ID.init(rawValue:)))
    }
}

/// The columns of `advertisement a`, and the ID of its picture in `advertisement_picture p`.
private enum AdvertisementColumn: Int, StoredColumn {
    case id, name, text, link, price, startsOn, endsOn, priority, films, series, genres, people, keywords, audience
    case pictureID

    static let names = spelled

    var expression: String? { if self == .pictureID { "p.picture_id" } else { nil } }
}
