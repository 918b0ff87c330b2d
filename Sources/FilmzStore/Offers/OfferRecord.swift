import FilmzDomain
import FilmzJSON
import Foundation
import GRDB

/// Where films are offered, in tables of `providers.sqlite`: `offer_answer` has when it was asked, `offer` what was
/// answered and what was gone by then, `watch_service` the services of a country, `offer_refresh` how many films were
/// asked about by a clock on each of the last days.
enum OfferRecord {
    static let answerSQL = """
        SELECT \(OfferAnswerColumn.list()) FROM offer_answer WHERE film_id = ? AND country = ? AND fetched_at >= ?
        """

    static let offersSQL = """
        SELECT \(OfferColumn.list()) FROM offer WHERE film_id = ? AND country = ? ORDER BY position
        """

    /// - Parameter oldest: older answers are not given
    static func fetch(
        _ film: Film.ID, in country: CountryCode, since oldest: Timestamp, db: Database
    ) throws -> CachedOffers? {
        let answer = try OfferAnswerColumn.fetchOne(
            db.cachedStatement(sql: answerSQL),
            arguments: [film.rawValue, country.description, oldest.milliseconds])
        guard let answer else { return nil }
        var offers = CachedOffers(
            page: (answer[.page] as String?).flatMap { URL(string: $0) }, isKnown: answer[.isKnown],
            fetchedAt: Timestamp(milliseconds: answer[.fetchedAt]))
        let rows = try OfferColumn.fetchAll(
            db.cachedStatement(sql: offersSQL), arguments: [film.rawValue, country.description])
        for row in rows {
            guard let offer = offer(row) else { continue }
            if row[.isGone] { offers.gone.append(offer) } else { offers.offers.append(offer) }
        }
        return offers
    }

    /// Nil for a kind that only a newer Filmz knows.
    private static func offer(_ row: StoredRow<OfferColumn>) -> StreamingOffer? {
        OfferKind(rawValue: row[.kind]).map { kind in
            StreamingOffer(
                kind: kind, service: StreamingService(id: row[.serviceID], name: row[.name]),
                since: (row[.since] as Int64?).map(Timestamp.init(milliseconds:)),
                seenAt: Timestamp(milliseconds: row[.seenAt]))
        }
    }

    static func save(_ cached: CachedOffers, of film: Film.ID, in country: CountryCode, db: Database) throws {
        let key: StatementArguments = [film.rawValue, country.description]
        try db.cachedStatement(sql: "DELETE FROM offer_answer WHERE film_id = ? AND country = ?")
            .execute(arguments: key)
        let answer = OfferAnswerColumn.arguments { column in
            switch column {
            case .isKnown: cached.isKnown
            case .page: cached.page?.absoluteString
            case .fetchedAt: cached.fetchedAt.milliseconds
            }
        }
        try db.cachedStatement(sql: OfferAnswerColumn.insertion(into: "offer_answer", owner: owner))
            .execute(arguments: key + answer)
        let insertion = try db.cachedStatement(sql: OfferColumn.insertion(into: "offer", owner: owner))
        let offers = cached.offers.map { ($0, false) } + cached.gone.map { ($0, true) }
        for (position, (offer, isGone)) in offers.enumerated() {
            let row = OfferColumn.arguments { column in
                switch column {
                case .position: position
                case .kind: offer.kind.rawValue
                case .serviceID: offer.service.id
                case .name: offer.service.name
                case .brand: offer.service.brand
                case .since: offer.since?.milliseconds
                case .seenAt: offer.seenAt.milliseconds
                case .isGone: isGone
                }
            }
            try insertion.execute(arguments: key + row)
        }
    }

    private static let owner = ["film_id", "country"]

    static let filmsSQL = """
        SELECT DISTINCT o.film_id FROM json_each(:kinds) kind
        \(Dialect.join) offer o ON o.country = :country AND o.kind = kind.value AND o.is_gone = 0
        """

    static let filmsOfBrandsSQL = """
        SELECT DISTINCT o.film_id FROM json_each(:kinds) kind CROSS JOIN json_each(:brands) brand
        \(Dialect.join) offer o ON o.country = :country AND o.kind = kind.value AND o.brand = brand.value
            AND o.is_gone = 0
        """

    static func films(
        _ kinds: Set<OfferKind>, brands: Set<String>?, in country: CountryCode, db: Database
    ) throws -> [Film.ID] {
        var arguments: StatementArguments = [
            "kinds": try JSONCoding.text(of: kinds.map(\.rawValue)), "country": country.description,
        ]
        if let brands { arguments += ["brands": try JSONCoding.text(of: Array(brands))] }
        let sql = if brands == nil { filmsSQL } else { filmsOfBrandsSQL }
        return try Film.ID.fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
    }

    static let servicesSQL = """
        SELECT o.film_id, o.service_id, o.name FROM json_each(:films) asked
        \(Dialect.join) offer o ON o.film_id = asked.value AND o.country = :country AND o.is_gone = 0
        WHERE o.kind IN (SELECT value FROM json_each(:kinds))
            AND (:brands IS NULL OR o.brand IN (SELECT value FROM json_each(:brands)))
        ORDER BY o.film_id, o.position
        """

    /// The first of the services that offer each film.
    static func services(
        offering films: Set<Film.ID>, as kinds: Set<OfferKind>, by brands: Set<String>?, in country: CountryCode,
        db: Database
    ) throws -> [Film.ID: StreamingService] {
        let rows = try ServiceColumn.fetchAll(
            db.cachedStatement(sql: servicesSQL),
            arguments: [
                "films": films.map(\.rawValue).json, "country": country.description,
                "kinds": try JSONCoding.text(of: kinds.map(\.rawValue)),
                "brands": try brands.map { try JSONCoding.text(of: Array($0)) },
            ])
        var services: [Film.ID: StreamingService] = [:]
        for row in rows {
            guard let film = Film.ID(rawValue: row[.filmID]), services[film] == nil else { continue }
            services[film] = StreamingService(id: row[.serviceID], name: row[.name])
        }
        return services
    }

    private enum ServiceColumn: Int, StoredColumn {
        case filmID, serviceID, name

        static let names = spelled
    }

    static let newsSQL = """
        SELECT \(OfferColumn.list(of: "o")), o.film_id, a.page FROM offer o
        JOIN offer_answer a ON a.film_id = o.film_id AND a.country = o.country
        WHERE o.country = :country AND o.since >= :since AND o.is_gone = 0
            AND o.brand IN (SELECT value FROM json_each(:brands))
            AND o.kind IN (SELECT value FROM json_each(:kinds))
        ORDER BY o.since DESC, o.film_id, o.position LIMIT :limit
        """

    static func news(
        _ brands: Set<String>, in country: CountryCode, since: Timestamp, db: Database
    ) throws -> [StoredOfferNews] {
        let statement = try db.cachedStatement(sql: newsSQL)
        let offers = try ColumnPlace<OfferColumn>(in: statement)
        let rows = try NewsColumn.fetchAll(
            statement,
            arguments: [
                "country": country.description, "since": since.milliseconds,
                "brands": try JSONCoding.text(of: Array(brands)),
                "kinds": try JSONCoding.text(of: OfferKind.included.map(\.rawValue)), "limit": newsLimit,
            ])
        return rows.compactMap { row in
            guard let offer = offer(offers.columns(of: row)), let film = Film.ID(rawValue: row[.filmID]) else {
                return nil
            }
            return StoredOfferNews(film: film, offer: offer, page: (row[.page] as String?).flatMap { URL(string: $0) })
        }
    }

    private enum NewsColumn: Int, StoredColumn {
        case filmID, page

        static let names = spelled
    }

    /// More than are shown, because not all of them are on a person's watchlist.
    static let newsLimit = 2_000

    static func services(_ country: CountryCode, in db: Database) throws -> CachedServices? {
        let rows = try WatchServiceColumn.fetchAll(
            db.cachedStatement(
                sql: "SELECT \(WatchServiceColumn.list()) FROM watch_service WHERE country = ? ORDER BY position"),
            arguments: [country.description])
        return rows.first.map { first in
            CachedServices(
                services: rows.map { StreamingService(id: $0[.id], name: $0[.name]) },
                fetchedAt: Timestamp(milliseconds: first[.fetchedAt]))
        }
    }

    static func services(of brands: Set<String>, in country: CountryCode, db: Database) throws -> [StreamingService] {
        let statement = try db.cachedStatement(sql: serviceSQL)
        return try brands.sorted().compactMap { brand in
            for kind in OfferKind.allCases {
                let row = try OfferColumn.fetchOne(
                    statement, arguments: [country.description, kind.rawValue, brand])
                if let row { return StreamingService(id: row[.serviceID], name: row[.name]) }
            }
            return nil
        }
    }

    static let serviceSQL = """
        SELECT \(OfferColumn.list()) FROM offer WHERE country = ? AND kind = ? AND brand = ? AND is_gone = 0 LIMIT 1
        """

    static func save(_ cached: CachedServices, in country: CountryCode, db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM watch_service WHERE country = ?")
            .execute(arguments: [country.description])
        let insertion = try db.cachedStatement(
            sql: WatchServiceColumn.insertion(into: "watch_service", owner: ["country"]))
        for (position, service) in cached.services.prefix(CachedServices.limit).enumerated() {
            let row = WatchServiceColumn.arguments { column in
                switch column {
                case .position: position
                case .id: service.id
                case .name: service.name
                case .fetchedAt: cached.fetchedAt.milliseconds
                }
            }
            try insertion.execute(arguments: [country.description] + row)
        }
    }
}

/// The columns of `offer_answer`.
private enum OfferAnswerColumn: Int, StoredColumn {
    case isKnown, page, fetchedAt

    static let names = spelled
}

/// The columns of `offer`.
private enum OfferColumn: Int, StoredColumn {
    case position, kind, serviceID, name, brand, since, seenAt, isGone

    static let names = spelled
}

/// The columns of `watch_service`.
private enum WatchServiceColumn: Int, StoredColumn {
    case position, id, name, fetchedAt

    static let names = spelled
}
