import Configuration
import FilmzDomain

extension BackupSchedule {
    /// What the environment or the configuration file says; nil when they say nothing.
    /// - Throws: ``CommandError/invalid(_:)``
    static func configured(folder: String) async throws -> BackupSchedule? {
        let reader = try await ConfigReader.filmz(folder: folder)
        let (every, keep) = (try reader.text("backup.every"), try reader.number("backup.keep"))
        guard every != nil || keep != nil else { return nil }
        guard let interval = Interval(rawValue: every ?? standard.interval.rawValue) else {
            throw CommandError.configured(
                "backup.every", Interval.allCases.map(\.rawValue).joined(separator: " or "))
        }
        guard let schedule = try? BackupSchedule(interval, keep: keep ?? standard.keep) else {
            throw CommandError.configured("backup.keep", "\(keepRange.lowerBound) to \(keepRange.upperBound)")
        }
        return schedule
    }
}
