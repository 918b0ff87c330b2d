public import FilmzDomain

extension ExportLosses {
    /// The data of a person that a format cannot hold.
    public static func of(
        _ format: ExportFormat, from services: Services, for person: Person.ID
    ) async throws -> ExportLosses {
        var report = try await ofFilmsAndLists([format], from: services, for: person)[format] ?? ExportLosses()
        if format != .archive { report.add(try await ofRest(from: services, for: person)) }
        return report
    }

    /// The data about a person's films and lists that each format cannot hold. Everything is read only once.
    public static func ofFilmsAndLists(
        _ formats: [ExportFormat], from services: Services, for person: Person.ID
    ) async throws -> [ExportFormat: ExportLosses] {
        var reports = Dictionary(uniqueKeysWithValues: formats.map { ($0, ExportLosses()) })
        try await services.myFilms.forEachWholeFilm(of: person) { whole in
            for format in formats { reports[format]?.add(whole, in: format) }
        }
        try await services.lists.forEachWholeList(of: person) { whole in
            for format in formats { reports[format]?.add(whole, in: format) }
        }
        return reports
    }

    /// The data of a person other than films and lists, which only the archive contains.
    public static func ofRest(from services: Services, for person: Person.ID) async throws -> ExportLosses {
        var report = ExportLosses()
        report.add(.received, count: try await services.received.received(of: person, page: PageRequest(size: 1)).total)
        report.add(.theatres, count: try await services.theatres.theatres(of: person).count)
        report.add(.visits, count: try await services.theatres.plannedVisits(of: person).count)
        report.add(.meanings, count: try await services.theatres.meanings(for: person).count)
        report.add(.services, count: try await services.myServices.services(of: person).services.count)
        report.add(.notSeen, count: try await services.myFilms.notSeen(by: person).count)
        report.add(.imports, count: try await services.imports.imports(of: person).count)
        return report
    }
}
