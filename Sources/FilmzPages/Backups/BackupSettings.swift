public import FilmzDomain
import FilmzText

/// The part of the settings about backups: the list of backups, their schedule, and buttons to restore them.
public struct BackupSettings: Sendable {
    public static let address = SiteAddress(.myData).at(region)
    static let region = "backups"
    /// The number of backups that are visible before the others are unfolded.
    static let shownCount = 3

    let backups: [ExaminedBackup]
    let schedule: ScheduleForm
    let fixed: BackupSchedule?
    let clock: Clock
    var report: BackupResult?
    var problem: DomainError?

    /// - Parameters:
    ///   - report: the result of the last action
    ///   - refused: a schedule that was refused, with the error
    /// - Returns: nil when this Filmz makes no backups
    public static func load(
        clock: Clock, report: BackupResult? = nil, refused: (form: ScheduleForm, error: DomainError)? = nil,
        from services: OwnerServices
    ) async throws -> BackupSettings? {
        guard let service = services.backups else { return nil }
        let schedule = try await service.schedule()
        return BackupSettings(
            backups: try await service.examined(), schedule: refused?.form ?? ScheduleForm(schedule),
            fixed: service.isScheduleFixed ? schedule : nil, clock: clock, report: report, problem: refused?.error)
    }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section class="card" id="\(Self.region)" aria-labelledby="backups-title">
            <h2 id="backups-title">\(strings[BackupText.title])</h2>
            <p>\(strings[BackupText.intro])</p>
            \(report.map { message($0, in: context) })<form method="post" action="\(SitePath.backups)" class="buttons" \
            data-enhance="\(Self.region) toast">
            <button class="button primary" id="back-up-now">\(strings[BackupText.backUpNow])</button>
            </form>
            \(list(context))
            <h3>\(strings[BackupText.schedule])</h3>
            \(fixed.map { fixedSchedule($0, in: strings) } ?? scheduleForm(strings))
            <h3>\(strings[BackupText.fromFile])</h3>
            <p>\(strings[BackupText.fromFileHint])</p>
            <p class="buttons"><a class="button" href="\(SitePath.restoreFile)">\
            \(strings[BackupText.chooseFile])</a></p>
            </section>
            """
    }

    /// The result of the last action, as an alert, so that screen readers announce it.
    private func message(_ report: BackupResult, in context: PageContext) -> HTML {
        let strings = context.strings
        let text: HTML =
            switch report {
            case .made: "\(strings[BackupText.made])"
            case .notMade: "\(strings[BackupText.notMade]) \(Command.doctor)"
            case .scheduled: "\(strings[BackupText.scheduled])"
            case .restored(let counts, let setAside): "\(restored(counts, setAside: setAside, in: context))"
            }
        return "<p class=\"report\" role=\"alert\">\(text)</p>\n"
    }

    private func restored(
        _ counts: RestoreResult.Counts, setAside: Backup.ID?, in context: PageContext
    ) -> String {
        let strings = context.strings
        let restored = strings.sentences(about: counts)
        guard let setAside else { return restored }
        let time = strings.shortTime(LocalTime(setAside.madeAt, clock: clock), today: context.today)
        return restored + " " + strings[BackupText.setAside, ["time": time]]
    }

    private func list(_ context: PageContext) -> HTML {
        let strings = context.strings
        guard !backups.isEmpty else { return "<p class=\"hint\">\(strings[BackupText.none])</p>" }
        let older = backups.dropFirst(Self.shownCount)
        let fold: HTML? =
            if older.isEmpty {
                nil
            } else {
                """
                <details class="fold" data-stays>
                <summary id="older-backups">\(Icon.chevron.html)\(strings.count(BackupText.older, older.count))</summary>
                <ul class="backups">
                \(older.map { row($0, in: context) })</ul>
                </details>

                """
            }
        return """
            <ul class="backups">
            \(backups.prefix(Self.shownCount).map { row($0, in: context) })</ul>
            \(fold)<p class="hint">\(strings[BackupText.sameDisk])</p>
            """
    }

    private func row(_ examined: ExaminedBackup, in context: PageContext) -> HTML {
        let backup = examined.backup
        let strings = context.strings
        let time = strings.shortTime(LocalTime(backup.madeAt, clock: clock), today: context.today)
        return """
            <li><p><strong>\(time)</strong> \
            <small>\(strings.facts([strings.size(backup.byteCount), strings.name(backup.kind)] + Self.facts(examined, in: strings)))</small></p>
            <a class="link" href="\(SitePath.downloadBackup(backup.id))">\(strings[BackupText.download])\
            <span class="vh"> \(time)</span></a>
            <a class="link" href="\(SitePath.restoreBackup(backup.id))">\(strings[BackupText.restore])\
            <span class="vh"> \(time)</span></a></li>

            """
    }

    /// The contents of a backup, or the reason why it cannot be restored.
    private static func facts(_ examined: ExaminedBackup, in strings: Strings) -> [String] {
        switch examined.state {
        case .good(let films, let viewings):
            [strings.count(BackupText.films, films), strings.count(BackupText.viewings, viewings)]
        case .bad(.tooNew): [strings[BackupText.ofNewer]]
        case .bad: [strings[BackupText.isDamaged]]
        }
    }

    private func fixedSchedule(_ schedule: BackupSchedule, in strings: Strings) -> HTML {
        let what =
            switch schedule.interval {
            case .never: strings[BackupText.fixedNever]
            case .daily: strings.count(BackupText.fixedDaily, schedule.keep)
            case .weekly: strings.count(BackupText.fixedWeekly, schedule.keep)
            }
        return "<p>\(what) \(strings[ProblemText.setElsewhere])</p>"
    }

    private func scheduleForm(_ strings: Strings) -> HTML {
        let problem = FormProblem(error: problem, strings: strings)
        let choices = BackupSchedule.Interval.allCases.map { interval -> HTML in
            """
            <label class="choice"><input type="radio" name="\(field: .interval)" id="interval-\(interval.rawValue)" \
            value="\(interval.rawValue)"\(" checked", if: interval.rawValue == schedule.interval)>\
            <span>\(strings[Self.name(interval)])</span></label>
            """
        }
        return """
            <form method="post" action="\(SitePath.backupSchedule)" id="form-schedule" class="schedule" \
            data-enhance="\(Self.region) toast">
            \(problem.summary(fieldIDs: [.keep: "keep"]))<fieldset class="choices">
            <legend>\(strings[BackupText.interval])</legend>
            <div class="choice-row">\(choices)</div>
            </fieldset>
            <div class="field">
            <label for="keep">\(strings[BackupText.keep])</label>
            \(problem.message(for: .keep))<input id="keep" name="\(field: .keep)" inputmode="numeric" autocomplete="off" \
            maxlength="3" required value="\(schedule.keep)"\(problem.attributes(for: .keep))>
            </div>
            <button class="button" id="save-schedule">\(strings[SharedText.save])\
            <span class="vh"> \(strings[BackupText.schedule])</span></button>
            </form>
            """
    }

    private static func name(_ interval: BackupSchedule.Interval) -> BackupText {
        switch interval {
        case .never: .never
        case .daily: .daily
        case .weekly: .weekly
        }
    }
}
