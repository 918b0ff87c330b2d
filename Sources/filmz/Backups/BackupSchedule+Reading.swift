import Configuration
import FilmzDomain
import FilmzText

extension BackupSchedule {
    /// The schedule from the environment or the configuration file; nil when neither sets one.
    /// - Throws: ``CommandError/refused(_:)``
    static func read(_ reader: ConfigReader) throws -> BackupSchedule? {
        let every = try reader.text(.backupEvery)
        let keep = try reader.number(.backupKeep)
        guard every != nil || keep != nil else { return nil }
        guard let interval = Interval(rawValue: every ?? standard.interval.rawValue) else {
            throw CommandError.configured(.backupEvery) { $0.either(Interval.allCases.map(\.rawValue)) }
        }
        guard let schedule = try? BackupSchedule(interval, keep: keep ?? standard.keep) else {
            throw CommandError.configured(.backupKeep) {
                $0[
                    CommandErrorText.wantedRange,
                    ["first": String(keepRange.lowerBound), "last": String(keepRange.upperBound)]]
            }
        }
        return schedule
    }
}
