public import FilmzDomain

/// The form for the backup schedule, as typed, valid or not.
public struct ScheduleForm: Sendable {
    let interval: String
    let keep: String

    init(_ schedule: BackupSchedule) {
        interval = schedule.interval.rawValue
        keep = String(schedule.keep)
    }

    public init(_ fields: FormFields) {
        interval = fields[.interval] ?? ""
        keep = fields[.keep] ?? ""
    }

    /// - Throws: ``DomainError/invalid(_:_:)``
    public func schedule() throws(DomainError) -> BackupSchedule {
        guard let interval = BackupSchedule.Interval(rawValue: interval), let keep = Int(keep) else {
            throw .invalid(.keep, keep.isEmpty ? .missing : .malformed)
        }
        return try BackupSchedule(interval, keep: keep)
    }
}
