/// A file format for a person's export.
public enum ExportFormat: String, Hashable, Sendable, Codable, CaseIterable {
    /// Filmz's own archive, which is complete.
    case archive
    /// The format of Letterboxd's importer.
    case letterboxd
    /// Tables in IMDb's format, which many programs read.
    case imdb
    /// Files in Trakt's format, which many programs read.
    case trakt
    /// One table, for spreadsheets.
    case csv
    /// The viewings by month, as Markdown.
    case diary
    /// An HTML page that a browser shows without a network.
    case page

    public var fileExtension: String {
        switch self {
        case .archive, .letterboxd, .imdb, .trakt: "zip"
        case .csv: "csv"
        case .diary: "md"
        case .page: "html"
        }
    }

    public var mediaType: String {
        switch self {
        case .archive, .letterboxd, .imdb, .trakt: "application/zip"
        case .csv: "text/csv; charset=utf-8"
        case .diary: "text/markdown; charset=utf-8"
        case .page: "text/html; charset=utf-8"
        }
    }

    /// The default name of the file.
    public func fileName(on day: CalendarDay) -> String { "filmz-\(rawValue)-\(day).\(fileExtension)" }
}
