import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes for downloading and restoring backups. Both need a form with the password.
struct BackupRoutes {
    let passwords: PasswordCheck
    let services: any ManagedServices
    let replies: Replies

    /// The report that the settings show.
    static let report = ResultCookie<BackupResult>(name: "filmz-backup")

    /// The lifetime of the report's cookie in seconds: time to sign in again, after which the settings show what was
    /// restored.
    private static let secondsToSignIn = 900

    func add(to router: RouterGroup<OwnerContext>) {
        router.get(SitePath.restoreFile) { try await restorePage(nil, for: $0, in: $1) }
        router.post(SitePath.restoreFile) { request, context in
            try await restore(nil, for: request, in: context) {
                try await BackupUpload(backups: try backups(of: context.owner)) { password in
                    guard try await passwords.isPassed(without: password, in: context.personal) else {
                        throw UploadProblem.passwordLate
                    }
                    try await passwords.pass(password ?? "", for: request, in: context.personal)
                }
                .restore(request)
            }
        }
        router.get(SitePath.restoreBackup) { try await restorePage($2, for: $0, in: $1) }
        router.post(SitePath.restoreBackup) { request, context, id in
            try await restore(id, for: request, in: context) {
                let form = try await Form.fields(request)
                let path = try await path(of: id, for: context.owner)
                try await passwords.pass(form[.password] ?? "", for: request, in: context.personal)
                return try await backups(of: context.owner).restore(path)
            }
        }
        router.get(SitePath.downloadBackup) { try await downloadPage($2, for: $0, in: $1) }
        router.post(SitePath.downloadBackup) { try await download($0, $1, id: $2) }
    }

    private func download(_ request: Request, _ context: OwnerContext, id: Backup.ID) async throws -> Response {
        let form = try await Form.fields(request)
        let path = try await path(of: id, for: context.owner)
        do {
            try await passwords.pass(form[.password] ?? "", for: request, in: context.personal)
        } catch let refusal as PasswordRefusal {
            return try await downloadPage(id, for: request, in: context, refusal: refusal)
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/vnd.sqlite3", .contentDisposition: "attachment; filename=\"\(id)\"",
                .cacheControl: "no-store",
            ], body: try await FileIO().loadFile(path: path, context: context))
    }

    private func downloadPage(
        _ id: Backup.ID, for request: Request, in context: OwnerContext, refusal: PasswordRefusal? = nil
    ) async throws -> Response {
        let page = try await DownloadPage.load(
            id, clock: context.clock, problem: refusal?.problem, from: services.managed(by: context.owner),
            for: context.owner)
        guard let page else { throw WebError.notFound }
        return try await replies.show(page, for: request, in: context.personal, after: refusal)
    }

    /// - Parameter id: nil for an uploaded file
    private func restore(
        _ id: Backup.ID?, for request: Request, in context: OwnerContext, work: () async throws -> RestoreResult
    ) async throws -> Response {
        do {
            let report = BackupResult(try await work())
            var response = Self.report.redirect(
                to: BackupSettings.address, saying: report, for: Self.secondsToSignIn)
            // The Back button must not show cached pages.
            response.headers[.clearSiteData] = "\"cache\""
            return response
        } catch let refusal as PasswordRefusal {
            var response = try await restorePage(
                id, for: request, in: context, problem: .password(refusal.problem), status: refusal.status)
            response.headers[.retryAfter] = refusal.wait.map(String.init)
            return response
        } catch let error as BackupError {
            return try await restorePage(
                id, for: request, in: context, problem: .backup(error),
                status: HTTPResponse.Status(code: ErrorPage(error).status))
        } catch let problem as UploadProblem {
            return try await restorePage(
                id, for: request, in: context, problem: .upload(problem), status: .unprocessableContent)
        }
    }

    private func restorePage(
        _ id: Backup.ID?, for request: Request, in context: OwnerContext, problem: RestorePage.Problem? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let managed = services.managed(by: context.owner)
        guard let id else {
            let page = try await RestorePage.load(
                clock: context.clock, problem: problem, from: managed, for: context.owner)
            return try await replies.show(page, for: request, in: context.personal, status: status)
        }
        let page = try await RestorePage.load(
            id, clock: context.clock, problem: problem, from: managed, for: context.owner)
        guard let page else { throw WebError.notFound }
        return try await replies.show(page, for: request, in: context.personal, status: status)
    }

    private func path(of id: Backup.ID, for owner: Owner) async throws -> String {
        guard let path = try await backups(of: owner).path(of: id) else { throw WebError.notFound }
        return path
    }

    private func backups(of owner: Owner) throws -> any BackupService {
        try services.managed(by: owner).demandBackups()
    }
}

extension OwnerServices {
    /// - Throws: ``WebError/notFound`` when this Filmz makes no backups
    func demandBackups() throws -> any BackupService {
        guard let backups else { throw WebError.notFound }
        return backups
    }
}
