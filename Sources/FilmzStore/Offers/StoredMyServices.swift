import FilmzDomain
import Foundation
import GRDB

/// The storage of persons' services, in the table `my_services`.
struct StoredMyServices: MyServicesService {
    let database: FilmzDatabase

    func services(of person: Person.ID) throws -> MyServices {
        try database.read { db in
            let row = try Row.fetchOne(
                db.cachedStatement(
                    sql: "SELECT country, services, is_refreshed FROM my_services WHERE person_id = ?"),
                arguments: [person.rawValue])
            guard let row else { return MyServices() }
            let services = try? JSONDecoder().decode([StreamingService].self, from: Data((row[1] as String).utf8))
            return MyServices(
                country: (row[0] as String?).flatMap(CountryCode.init(_:)), services: services ?? [],
                isRefreshed: row[2])
        }
    }

    func choose(_ services: MyServices, of person: Person.ID) async throws -> MyServices {
        let kept = try services.checked()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(kept.services), as: UTF8.self)
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO my_services (person_id, country, services, is_refreshed) VALUES (?, ?, ?, ?)
                    ON CONFLICT (person_id) DO UPDATE SET
                        country = excluded.country, services = excluded.services, is_refreshed = excluded.is_refreshed
                    """, arguments: [person.rawValue, kept.country?.description, json, kept.isRefreshed])
        }
        return kept
    }
}
