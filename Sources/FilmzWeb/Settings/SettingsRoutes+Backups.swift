import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

extension SettingsRoutes {
    func addBackups(to router: RouterGroup<OwnerContext>) {
        router.post(SitePath.backups) { request, context in
            _ = try await Form.fields(request)
            do {
                _ = try await services.managed(by: context.owner).demandBackups().make()
                return BackupRoutes.report.redirect(to: BackupSettings.address, saying: .made)
            } catch BackupError.damaged {
                return BackupRoutes.report.redirect(to: BackupSettings.address, saying: .notMade)
            }
        }
        router.post(SitePath.backupSchedule) { request, context in
            let form = ScheduleForm(try await Form.fields(request))
            let managed = services.managed(by: context.owner)
            do {
                try await managed.demandBackups().setSchedule(try form.schedule())
                return BackupRoutes.report.redirect(to: BackupSettings.address, saying: .scheduled)
            } catch let error as DomainError {
                guard case .invalid = error else { throw error }
                let section = try await BackupSettings.load(
                    clock: context.clock, refused: (form, error), from: managed)
                return try await replies.show(
                    PersonalDataPage(backups: section), for: request, in: context.personal,
                    status: .unprocessableContent)
            }
        }
    }
}
