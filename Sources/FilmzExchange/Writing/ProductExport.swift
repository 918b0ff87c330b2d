public import FilmzDomain
public import Foundation

/// Writes what a person has with films in the formats of other products, and as a table, film by film.
public enum ProductExport {
    /// What is said within the file: the words, by what the format cannot hold.
    public typealias About = (ExportLosses) -> String

    /// Writes a file that is not there yet.
    /// - Parameters:
    ///   - format: ``ExportFormat/letterboxd``, ``ExportFormat/imdb``, ``ExportFormat/trakt`` or ``ExportFormat/csv``
    ///   - zone: where the person was, for formats that know only instants
    /// - Returns: what the file does not have
    /// - Throws: ``ExportError``; then there is no such file
    public static func write(
        _ format: ExportFormat, to path: String, in zone: TimeZone, about: About, from services: Services,
        for person: Person.ID
    ) async throws -> ExportLosses {
        var writer = try writer(format, path: path, in: zone)
        var report = ExportLosses()
        try await services.myFilms.forEachWholeFilm(of: person) { whole in
            report.add(whole, in: format)
            if format.refusal(of: whole.film) == nil { try writer.add(format.kept(of: whole)) }
        }
        try await services.lists.forEachWholeList(of: person) { whole in
            report.add(whole, in: format)
            if let kept = format.kept(of: whole) { try writer.add(kept) }
        }
        report.add(try await ExportLosses.ofRest(from: services, for: person))
        try writer.finish(about: about(report))
        return report
    }

    private static func writer(
        _ format: ExportFormat, path: String, in zone: TimeZone
    ) throws(ExportError) -> any ProductWriter {
        switch format {
        case .letterboxd: try LetterboxdWriter(path)
        case .imdb: try IMDbWriter(path, in: zone)
        case .trakt: try TraktWriter(path, in: zone)
        case .archive, .csv, .diary, .page: try WholeTableWriter(path)
        }
    }
}

/// Writes one format. It gets only what the format can hold (``ExportFormat/kept(of:)``).
protocol ProductWriter {
    mutating func add(_ whole: ExportedFilm) throws(ExportError)
    mutating func add(_ list: WholeList) throws(ExportError)
    /// - Parameter about: what to say of the file within it, where there is room
    mutating func finish(about: String) throws(ExportError)
}
