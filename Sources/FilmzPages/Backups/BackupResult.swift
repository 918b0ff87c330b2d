public import FilmzDomain

/// The result of an action on backups, as shown in the settings.
public enum BackupResult: Hashable, Sendable {
    case made
    /// The backup failed because the current data is damaged.
    case notMade
    case scheduled
    /// - Parameter setAside: the backup of the data that the restored one replaced
    case restored(RestoreResult.Counts, setAside: Backup.ID?)

    public init(_ report: RestoreResult) {
        self = .restored(report.counts, setAside: report.setAside?.id)
    }
}

extension BackupResult: TextCodable {
    /// Parses the text that ``description`` writes; returns nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        switch (parts.first, parts.count) {
        case ("made", 1): self = .made
        case ("not-made", 1): self = .notMade
        case ("scheduled", 1): self = .scheduled
        case ("restored", 2...3):
            guard let counts = RestoreResult.Counts(numbers: parts[1]) else { return nil }
            let setAside = parts.dropFirst(2).first.map { Backup.ID($0) }
            if case .some(nil) = setAside { return nil }
            self = .restored(counts, setAside: setAside ?? nil)
        default: return nil
        }
    }

    /// `made`, `restored.12-34-5-0-0-7-8-9.filmz-20261122-183005-before-restore.sqlite`.
    public var description: String {
        switch self {
        case .made: "made"
        case .notMade: "not-made"
        case .scheduled: "scheduled"
        case .restored(let counts, let setAside): "restored.\(counts.numbers)" + (setAside.map { ".\($0)" } ?? "")
        }
    }
}

extension RestoreResult.Counts {
    /// Parses the text that ``numbers`` writes; returns nil for anything else.
    fileprivate init?(numbers text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in Int(part).filter { String($0) == part } }
        guard numbers.count == parts.count, [5, 8].contains(numbers.count) else { return nil }
        let replaced =
            numbers.count == 8
            ? RestoreResult.Holdings(films: numbers[5], viewings: numbers[6], lists: numbers[7]) : nil
        self.init(
            taken: RestoreResult.Holdings(films: numbers[0], viewings: numbers[1], lists: numbers[2]),
            replaced: replaced, signIns: numbers[3], addresses: numbers[4])
    }

    fileprivate var numbers: String {
        let before = replaced.map { [$0.films, $0.viewings, $0.lists] } ?? []
        return ([taken.films, taken.viewings, taken.lists, signIns, addresses] + before).map(String.init)
            .joined(separator: "-")
    }
}
