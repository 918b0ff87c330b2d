import Configuration
import FilmzDomain
import FilmzText

extension BackupSchedule {
    /// The schedule from the environment or the configuration file; nil when neither sets one.
    /// - Throws: ``CommandError/refused(_:)``
    static func configured(folder: String) async throws -> BackupSchedule? {
        let reader = try await ConfigReader.filmz(folder: folder)
        let (every, keep) = (try reader.text("backup.every"), try reader.number("backup.keep"))
        guard every != nil || keep != nil else { return nil }
        guard let interval = Interval(rawValue: every ?? standard.interval.rawValue) else {
            throw CommandError.configured("backup.every") { $0.either(Interval.allCases.map(\.rawValue)) }
        }
        guard let schedule = try? BackupSchedule(interval, keep: keep ?? standard.keep) else {
            throw CommandError.configured("backup.keep") {
                $0[
                    CommandErrorText.wantedRange,
                    ["first": String(keepRange.lowerBound), "last": String(keepRange.upperBound)]]
            }
        }
        return schedule
    }
}
