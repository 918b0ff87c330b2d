import FilmzContracts
import FilmzDomain
import FilmzPages
import Testing

extension EveryPage {
    /// Backups in the settings, and the pages linked from there.
    static func backups(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        var services = sample.services
        services.replace(\.backups, with: SampleBackups())
        let id = Samples.backups[1].id
        let restored = BackupResult.restored(
            RestoreResult.Counts(
                taken: RestoreResult.Holdings(films: 1, viewings: 1_234),
                replaced: RestoreResult.Holdings(films: 2, viewings: 3, lists: 1), signIns: 2, addresses: 1),
            setAside: id)
        let keep = ScheduleForm(FormFields([("interval", "weekly"), ("keep", "\"1<2>\"")]))
        let problems: [RestorePage.Problem] = [
            .password(.wrongPassword), .backup(.foreign), .upload(.brokenOff),
        ]
        var pages: [(name: String, page: any WebPage)] = [
            ("backups", try await settings(services)),
            ("backups-made", try await settings(services, .made)),
            ("backups-not-made", try await settings(services, .notMade)),
            ("backups-restored", try await settings(services, restored)),
            ("backups-keep-refused", try await settings(services, refused: (keep, .invalid(.keep, .malformed)))),
        ]
        let owner = Owner.ofThisMachine
        var isProtected = sample
        isProtected.isProtected = true
        var guarded = isProtected.services
        guarded.replace(\.backups, with: SampleBackups())
        for (name, services) in [("open", services.owners), ("guarded", guarded.owners)] {
            pages += [
                (
                    "download-\(name)",
                    try #require(await DownloadPage.load(id, clock: Samples.clock, from: services, for: owner))
                ),
                (
                    "restore-\(name)",
                    try #require(await RestorePage.load(id, clock: Samples.clock, from: services, for: owner))
                ),
                ("restore-file-\(name)", try await RestorePage.load(clock: Samples.clock, from: services, for: owner)),
            ]
        }
        for (index, problem) in problems.enumerated() {
            let page = try await RestorePage.load(
                clock: Samples.clock, problem: problem, from: guarded.owners, for: owner)
            pages.append(("restore-refused-\(index + 1)", page))
        }
        let refused = try await DownloadPage.load(
            id, clock: Samples.clock, problem: .tooMany(seconds: 30), from: guarded.owners, for: owner)
        pages.append(("download-refused", try #require(refused)))
        return try await pages + schedules(services)
    }

    private static func schedules(_ services: Services) async throws -> [(name: String, page: any WebPage)] {
        var services = services
        services.replace(\.backups, with: SampleBackups(all: []))
        var pages: [(name: String, page: any WebPage)] = [("backups-none", try await settings(services))]
        for interval in BackupSchedule.Interval.allCases {
            services.replace(\.backups, with: SampleBackups(isScheduleFixed: true, interval: interval))
            pages.append(("backups-fixed-\(interval)", try await settings(services)))
        }
        return pages
    }

    private static func settings(
        _ services: Services, _ report: BackupResult? = nil,
        refused: (form: ScheduleForm, error: DomainError)? = nil
    ) async throws -> PersonalDataPage {
        PersonalDataPage(
            backups: try await BackupSettings.load(
                clock: Samples.clock, report: report, refused: refused, from: services.owners))
    }
}
