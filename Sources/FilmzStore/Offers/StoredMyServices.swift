import FilmzDomain
import FilmzJSON
import Foundation
import GRDB

/// The storage of persons' services, in the table `my_services`.
struct StoredMyServices: MyServicesService {
    let database: FilmzDatabase

    func services(of person: Person.ID) throws -> MyServices {
        try database.read { db in
            let row = try MyServicesColumn.fetchOne(
                db.cachedStatement(sql: "SELECT \(MyServicesColumn.list()) FROM my_services WHERE person_id = ?"),
                arguments: [person.rawValue])
            guard let row else { return MyServices() }
            let services = try? JSONCoding.value([StreamingService].self, from: row[.services] as String)
            return MyServices(
                country: (row[.country] as String?).flatMap(CountryCode.init(_:)), services: services ?? [],
                isRefreshed: row[.isRefreshed])
        }
    }

    func choose(_ services: MyServices, of person: Person.ID) async throws -> MyServices {
        let checkedServices = try services.checked()
        let json = try JSONCoding.text(of: checkedServices.services)
        let row = MyServicesColumn.arguments { column in
            switch column {
            case .country: checkedServices.country?.description
            case .services: json
            case .isRefreshed: checkedServices.isRefreshed
            }
        }
        try await database.write { db in
            try db.execute(
                sql: MyServicesColumn.upsertion(into: "my_services", owner: ["person_id"], key: []),
                arguments: [person.rawValue] + row)
        }
        return checkedServices
    }
}

/// The columns of `my_services`.
private enum MyServicesColumn: Int, StoredColumn {
    case country, services, isRefreshed

    static let names = spelled
}
