import FilmzDomain
import HTTPTypes
import Hummingbird

/// Backups as JSON. Backup files are downloaded and uploaded only through the pages.
struct BackupAPI {
    let services: any ManagedServices
    let passwords: PasswordCheck

    func add(to router: RouterGroup<OwnerContext>) {
        router.resource(
            APIPath.backups,
            answers: [
                .get: { try JSONReply.list(try await backups(of: $1.owner).examined()) },
                .post: { request, context in
                    try await JSONBody.readNothing(request)
                    return try JSONReply.value(try await backups(of: context.owner).make(), status: .created)
                },
            ])
        router.resource(
            APIPath.backupSchedule,
            answers: [
                .get: { try await schedule(of: try backups(of: $1.owner)) },
                .patch: { try await setSchedule($0, of: try backups(of: $1.owner)) },
            ])
        router.resource(APIPath.restoreBackup, answers: [.post: { try await restore($0, $1, id: $2) }])
    }

    private func schedule(of backups: any BackupService) async throws -> Response {
        let schedule = try await backups.schedule()
        return try JSONReply.value(
            Schedule(interval: schedule.interval, keep: schedule.keep, isFixed: backups.isScheduleFixed))
    }

    private func setSchedule(_ request: Request, of backups: any BackupService) async throws -> Response {
        let change = try await JSONBody.read(ScheduleChange.self, from: request)
        let present = try await backups.schedule()
        try await backups.setSchedule(
            try BackupSchedule(change.interval ?? present.interval, keep: change.keep ?? present.keep))
        return try await schedule(of: backups)
    }

    private func restore(_ request: Request, _ context: OwnerContext, id: Backup.ID) async throws -> Response {
        let backups = try backups(of: context.owner)
        let password = try await JSONBody.read(Restore.self, from: request).password
        guard let path = try await backups.path(of: id) else { throw WebError.notFound }
        guard try await passwords.isPassed(without: password, in: context.personal) else {
            throw APIRefusal.missing("password")
        }
        try await passwords.pass(password ?? "", for: request, in: context.personal)
        return try JSONReply.value(try await backups.restore(path))
    }

    private func backups(of owner: Owner) throws -> any BackupService {
        try services.managed(by: owner).demandBackups()
    }

    private struct Schedule: Encodable {
        let interval: BackupSchedule.Interval
        let keep: Int
        /// Whether the environment or the configuration file sets the schedule.
        let isFixed: Bool
    }

    private struct ScheduleChange: JSONInput {
        let interval: BackupSchedule.Interval?
        let keep: Int?

        enum CodingKeys: CodingKey {
            case interval, keep
        }
    }

    private struct Restore: JSONInput {
        let password: String?

        enum CodingKeys: CodingKey {
            case password
        }
    }
}
