import FilmzDomain

/// A fixed list of backups; nothing can be changed.
struct SampleBackups: BackupService {
    var all: [Backup] = Samples.backups
    var isScheduleFixed = false
    var interval = BackupSchedule.Interval.daily

    func backups() -> [Backup] { all }
    /// Two of them are of no use.
    func examined() -> [ExaminedBackup] {
        all.map { backup in
            switch backup.kind {
            case .rescued: ExaminedBackup(backup, state: .bad(.damaged))
            case .beforeUpdate: ExaminedBackup(backup, state: .bad(.tooNew))
            case .regular, .beforeRestore: ExaminedBackup(backup, state: .good(films: 1, viewings: 1_234))
            }
        }
    }
    func unexplainedFilms() -> Int? { nil }
    func make() throws -> Backup { throw BackupError.damaged }
    func makeIfDue() -> Backup? { nil }
    func path(of id: Backup.ID) -> String? { nil }
    func makeUpload() throws -> String { throw BackupError.unreadable }
    func restore(_ path: String) throws -> RestoreResult { throw BackupError.unreadable }
    func forecast(_ path: String) -> [RestoreForecast] {
        let holdings = RestoreResult.Holdings(films: 2, viewings: 3, lists: 1)
        return [
            RestoreForecast(
                person: .owner, name: "", present: holdings, restored: RestoreResult.Holdings(films: 1), lostChanges: 4),
            RestoreForecast(
                person: Person.ID(rawValue: 2), name: "<1> \"ü\"", present: holdings, restored: nil, lostChanges: 1),
            RestoreForecast(
                person: Person.ID(rawValue: 3), name: "Ωμέγα", present: nil, restored: holdings, lostChanges: 0),
        ]
    }
    func schedule() throws -> BackupSchedule { try BackupSchedule(interval, keep: 7) }
    func setSchedule(_ schedule: BackupSchedule) throws { throw DomainError.setElsewhere }
}

extension Samples {
    /// One of each kind and size, the newest first.
    static let backups: [Backup] = [
        (Backup.Kind.regular, 0, 3), (.beforeRestore, 20 * 60, 640_000), (.regular, 24 * 60, 1_240_000),
        (.rescued, 24 * 60 * 3, 24_600_000), (.beforeUpdate, 24 * 60 * 400, BackupError.byteLimit),
    ]
    .map { kind, minutes, size in
        let time = Timestamp(milliseconds: clock.now().milliseconds - Int64(minutes) * 60_000)
        return Backup(id: Backup.ID(kind, madeAt: time), byteCount: size)
    }
}
