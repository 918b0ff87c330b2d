public import FilmzDomain

/// The result of an action on backups. The settings tell it.
public enum BackupReport: Hashable, Sendable {
    case made
    /// The present data is damaged.
    case notMade
    case scheduled
    /// - Parameter setAside: the backup of the data that was there before
    case restored(films: Int, viewings: Int, setAside: Backup.ID?)

    public init(_ report: RestoreReport) {
        self = .restored(films: report.films, viewings: report.viewings, setAside: report.setAside?.id)
    }
}

extension BackupReport: TextCodable {
    /// Reads the text that ``description`` writes; returns nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        switch (parts.first, parts.count) {
        case ("made", 1): self = .made
        case ("not-made", 1): self = .notMade
        case ("scheduled", 1): self = .scheduled
        case ("restored", 3...4):
            guard let films = Int(parts[1]), let viewings = Int(parts[2]), films >= 0, viewings >= 0 else { return nil }
            let setAside = parts.dropFirst(3).first.map { Backup.ID($0) }
            if case .some(nil) = setAside { return nil }
            self = .restored(films: films, viewings: viewings, setAside: setAside ?? nil)
        default: return nil
        }
    }

    /// `made`, `restored.12.34.filmz-20261122-183005-before-restore.sqlite`.
    public var description: String {
        switch self {
        case .made: "made"
        case .notMade: "not-made"
        case .scheduled: "scheduled"
        case .restored(let films, let viewings, let setAside):
            "restored.\(films).\(viewings)" + (setAside.map { ".\($0)" } ?? "")
        }
    }
}
