/// As what a person takes away what they have with films.
public enum ExportFormat: String, Hashable, Sendable, Codable, CaseIterable {
    /// Filmz's own archive, from which nothing is missing.
    case archive
    /// What Letterboxd's importer reads.
    case letterboxd
    /// Tables as IMDb gives, which many programs read.
    case imdb
    /// Files as Trakt gives, which many programs read.
    case trakt
    /// One table, for spreadsheets.
    case csv
    /// What was seen, by month, as a text in Markdown.
    case diary
    /// A page that a browser shows without a network.
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

    /// How the file is called when nobody says it.
    public func fileName(on day: CalendarDay) -> String { "filmz-\(rawValue)-\(day).\(fileExtension)" }
}
