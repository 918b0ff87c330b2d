import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

extension SettingsRoutes {
    static let backupReport = ResultCookie<BackupResult>(name: "filmz-backup")

    func addBackups(_ backups: any BackupService, to router: RouterGroup<PersonContext>) {
        router.post(SitePath.backups) { request, _ in
            _ = try await Form.fields(request)
            do {
                _ = try await backups.make()
                return Self.backupReport.redirect(to: BackupSettings.address, saying: .made)
            } catch BackupError.damaged {
                return Self.backupReport.redirect(to: BackupSettings.address, saying: .notMade)
            }
        }
        router.post(SitePath.backupSchedule) { request, context in
            let form = ScheduleForm(try await Form.fields(request))
            do {
                try await backups.setSchedule(try form.schedule())
                return Self.backupReport.redirect(to: BackupSettings.address, saying: .scheduled)
            } catch let error as DomainError {
                guard case .invalid = error else { throw error }
                let section = try await BackupSettings.load(
                    clock: context.clock, refused: (form, error), from: services)
                return try await page(request, in: context, backups: section, status: .unprocessableContent)
            }
        }
    }
}
