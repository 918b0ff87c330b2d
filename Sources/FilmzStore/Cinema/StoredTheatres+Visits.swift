import FilmzDomain
import FilmzJSON
import Foundation
import GRDB

/// Planned visits, in the table `planned_visit`.
extension StoredTheatres {
    func plannedVisits(of person: Person.ID) async throws -> [PlannedVisit] {
        let theatres = Dictionary(try theatres(of: person).map { ($0.id, $0) }) { first, _ in first }
        let rows = try database.read { db in
            try PlannedVisitColumn.fetchAll(
                db.cachedStatement(sql: "SELECT \(PlannedVisitColumn.list()) FROM planned_visit WHERE person_id = ?"),
                arguments: [person.rawValue])
        }
        let visits = rows.compactMap { row -> PlannedVisit? in
            // Rows that only a newer version of Filmz can read are left out.
            guard let theatre = Theatre.ID(rawValue: row[.theatreID]).flatMap({ theatres[$0] }),
                let showtime = try? JSONCoding.value(Showtime.self, from: row[.showtime] as String)
            else { return nil }
            return PlannedVisit(
                showing: TheatreShowing(theatre: theatre, showtime: showtime), companions: row[.companions],
                isAnnounced: false)
        }
        let visitsBySource = Dictionary(grouping: visits, by: \.showing.theatre.source)
        let announced = try each(of: Array(visitsBySource.keys)) { source, db in
            let ids = visitsBySource[source, default: []].map(\.showing.showtime.id)
            return try ProgrammeRecord.showtimes(ids, at: source, in: db)
        }
        return visits.map { visit in
            var visit = visit
            guard let now = announced[visit.showing.theatre.source]?[visit.showing.showtime.id] else { return visit }
            visit.showing.showtime = now
            visit.isAnnounced = true
            return visit
        }
    }

    func plan(_ showing: TheatreShowing, with companions: String, of person: Person.ID) async throws {
        let companions = try PlannedVisit.checked(companions: companions)
        let json = try JSONCoding.text(of: showing.showtime)
        let row = PlannedVisitColumn.arguments { column in
            switch column {
            case .theatreID: showing.theatre.id.rawValue
            case .showtimeID: showing.showtime.id.rawValue
            case .day: showing.showtime.day.description
            case .companions: companions
            case .showtime: json
            }
        }
        guard try theatres(of: person).contains(where: { $0.id == showing.theatre.id }) else {
            throw DomainError.noSuchTheatre
        }
        let film = try showing.showtime.film.flatMap { try films.films([$0], for: .person(person))[$0] }
        try await database.write { [films] db in
            // The film must be known afterwards too, whatever becomes of the catalogue.
            if let film { _ = try films.keep([film], for: .person(person), in: db) }
            try db.execute(sql: Self.saveVisitSQL, arguments: [person.rawValue] + row)
            try db.execute(
                sql: """
                    DELETE FROM planned_visit WHERE person_id = :person AND (theatre_id, showtime_id) IN (
                        SELECT theatre_id, showtime_id FROM planned_visit WHERE person_id = :person
                        ORDER BY day DESC, showtime_id, theatre_id \(Dialect.noLimit) OFFSET :limit
                    )
                    """, arguments: ["person": person.rawValue, "limit": PlannedVisit.countLimit])
        }
    }

    private static let saveVisitSQL = PlannedVisitColumn.upsertion(
        into: "planned_visit", owner: ["person_id"], key: [.theatreID, .showtimeID])

    func removePlan(_ showtime: Showtime.ID, at theatre: Theatre.ID, of person: Person.ID) async throws -> Bool {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM planned_visit WHERE person_id = ? AND theatre_id = ? AND showtime_id = ?",
                arguments: [person.rawValue, theatre.rawValue, showtime.rawValue])
            return db.changesCount > 0
        }
    }
}

/// The columns of `planned_visit`.
private enum PlannedVisitColumn: Int, StoredColumn {
    case theatreID, showtimeID, day, companions, showtime

    static let names = spelled
}
