public import FilmzDomain

extension ExportLosses {
    /// The data of a person that a format cannot hold.
    public static func of(
        _ format: ExportFormat, from services: some ExchangeServices, for person: Person.ID
    ) async throws -> ExportLosses {
        var losses = try await ofFilmsAndLists([format], from: services, for: person)[format] ?? ExportLosses()
        if format != .archive { losses.add(try await ofRest(from: services, for: person)) }
        return losses
    }

    /// The data about a person's films and lists that each format cannot hold. Everything is read only once.
    public static func ofFilmsAndLists(
        _ formats: [ExportFormat], from services: some ListServices, for person: Person.ID
    ) async throws -> [ExportFormat: ExportLosses] {
        var losses = Dictionary(uniqueKeysWithValues: formats.map { ($0, ExportLosses()) })
        try await services.myFilms.forEachWholeFilm(of: person) { item in
            for format in formats { losses[format]?.add(item, in: format) }
        }
        try await services.lists.forEachWholeList(of: person) { item in
            for format in formats { losses[format]?.add(item, in: format) }
        }
        return losses
    }

    /// The data of a person other than films and lists, which only the archive contains.
    public static func ofRest(from services: some ExchangeServices, for person: Person.ID) async throws -> ExportLosses
    {
        var losses = ExportLosses()
        losses.add(.received, count: try await services.received.received(of: person, page: PageRequest(size: 1)).total)
        losses.add(.theatres, count: try await services.theatres.theatres(of: person).count)
        losses.add(.visits, count: try await services.theatres.plannedVisits(of: person).count)
        losses.add(.meanings, count: try await services.theatres.meanings(for: person).count)
        losses.add(.services, count: try await services.myServices.services(of: person).services.count)
        losses.add(.notSeen, count: try await services.myFilms.notSeen(by: person).count)
        losses.add(.imports, count: try await services.imports.imports(of: person).count)
        return losses
    }
}
