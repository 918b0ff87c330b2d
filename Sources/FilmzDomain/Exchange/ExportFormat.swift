/// As what a person takes away all that they have with films.
public enum ExportFormat: String, Hashable, Sendable, Codable, CaseIterable {
    /// Filmz's own archive, from which nothing is missing.
    case archive

    public var fileExtension: String {
        switch self {
        case .archive: "zip"
        }
    }

    /// How the file is called when nobody says it.
    public func fileName(on day: CalendarDay) -> String { "filmz-\(rawValue)-\(day).\(fileExtension)" }
}
