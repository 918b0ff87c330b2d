import FilmzDomain
import FilmzExchange
import FilmzLocking

/// A cache of what each format cannot hold of a person's data. It is valid until the data changes: to count the losses,
/// everything has to be read.
final class LossCache: Sendable {
    private struct Entry {
        var stamp: Stamp
        var reports: [ExportFormat: ExportLosses]
    }

    /// A stamp that differs after every change of a person's films, lists and imported files.
    private struct Stamp: Hashable {
        var films: String
        var listsChangedAt: Timestamp?
        var listCount: Int
        var imports: [FileImport.ID]

        init(_ services: some ExchangeServices, of person: Person.ID) async throws {
            films = try await services.myFilms.revision(of: person)
            let lists = try await services.lists.lists(with: nil, of: person, page: PageRequest(size: 1))
            listsChangedAt = lists.items.first?.list.changedAt
            listCount = lists.total
            imports = try await services.imports.imports(of: person).map(\.id)
        }
    }

    private let kept = Mutex<[Person.ID: Entry]>([:])
    private static let limit = 100

    /// The part of a person's current data that each format cannot hold.
    func reports(
        of person: Person.ID, from services: some ExchangeServices
    ) async throws -> [ExportFormat: ExportLosses] {
        let stamp = try await Stamp(services, of: person)
        var reports: [ExportFormat: ExportLosses]
        if let known = kept.withLock({ $0[person] }), known.stamp == stamp {
            reports = known.reports
        } else {
            reports = try await ExportLosses.ofFilmsAndLists(ExportFormat.allCases, from: services, for: person)
            reports[.archive]?.add(try await ArchiveWriter.losses(from: services, for: person))
            let new = Entry(stamp: stamp, reports: reports)
            kept.withLock { kept in
                if kept.count >= Self.limit, kept[person] == nil { kept.removeAll() }
                kept[person] = new
            }
        }
        // The rest is little and quickly read, so it is not cached.
        let rest = try await ExportLosses.ofRest(from: services, for: person)
        for format in ExportFormat.allCases where format != .archive { reports[format]?.add(rest) }
        return reports
    }
}
