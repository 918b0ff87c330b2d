public import FilmzDomain
public import Foundation

/// Exports of a person's films in the formats of other products, and as a table.
public enum ProductExport {
    /// Returns the text about a file to include in it, given the data that the format cannot hold.
    public typealias About = (ExportLosses) -> String

    /// Writes a new file.
    /// - Parameters:
    ///   - format: ``ExportFormat/letterboxd``, ``ExportFormat/imdb``, ``ExportFormat/trakt`` or ``ExportFormat/csv``
    ///   - zone: the person's time zone, for formats that support only instants
    /// - Returns: the data that is not in the file
    /// - Throws: ``ExportError``; the file does not exist then
    public static func write(
        _ format: ExportFormat, to path: String, in zone: TimeZone, about: About, from services: some ExchangeServices,
        for person: Person.ID
    ) async throws -> ExportLosses {
        var writer = try writer(format, path: path, in: zone)
        var losses = ExportLosses()
        try await services.myFilms.forEachWholeFilm(of: person) { film in
            losses.add(film, in: format)
            if format.refusal(of: film.film) == nil { try writer.add(format.kept(of: film)) }
        }
        try await services.lists.forEachWholeList(of: person) { list in
            losses.add(list, in: format)
            if let exportedList = format.kept(of: list) { try writer.add(exportedList) }
        }
        losses.add(try await ExportLosses.ofRest(from: services, for: person))
        try writer.finish(about: about(losses))
        return losses
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

/// A writer of one format. It receives only data that the format can hold (``ExportFormat/kept(of:)``).
protocol ProductWriter {
    mutating func add(_ film: ExportedFilm) throws(ExportError)
    mutating func add(_ list: WholeList) throws(ExportError)
    /// - Parameter about: a text about the file to include in it, if the format supports that
    mutating func finish(about: String) throws(ExportError)
}
