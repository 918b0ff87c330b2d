import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes for downloading and restoring backups. Both need a form with the password.
struct BackupRoutes {
    let backups: any BackupService
    let passwords: PasswordCheck
    let services: Services
    let replies: Replies

    /// The lifetime of the report's cookie in seconds: time to sign in again, after which the settings show what was
    /// restored.
    private static let secondsToSignIn = 900

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.restoreFile) { try await restorePage(nil, for: $0, in: $1) }
        router.post(SitePath.restoreFile) { request, context in
            try await restore(nil, for: request, in: context) {
                try await BackupUpload(backups: backups, passwords: passwords)
                    .restore(request, from: context.client, logger: context.logger)
            }
        }
        router.get(SitePath.restoreBackup) { try await restorePage($2, for: $0, in: $1) }
        router.post(SitePath.restoreBackup) { request, context, id in
            try await restore(id, for: request, in: context) {
                let form = try await Form.fields(request)
                let path = try await path(of: id)
                try await passwords.pass(form[.password] ?? "", from: context.client, logger: context.logger)
                return try await backups.restore(path)
            }
        }
        router.get(SitePath.downloadBackup) { try await downloadPage($2, for: $0, in: $1) }
        router.post(SitePath.downloadBackup) { try await download($0, $1, id: $2) }
    }

    private func download(_ request: Request, _ context: PersonContext, id: Backup.ID) async throws -> Response {
        let form = try await Form.fields(request)
        let path = try await path(of: id)
        do {
            try await passwords.pass(form[.password] ?? "", from: context.client, logger: context.logger)
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
        _ id: Backup.ID, for request: Request, in context: PersonContext, refusal: PasswordRefusal? = nil
    ) async throws -> Response {
        let page = try await DownloadPage.load(id, clock: context.clock, problem: refusal?.problem, from: services)
        guard let page else { throw WebError.notFound }
        var response = try await replies.show(page, for: request, in: context, status: refusal?.status ?? .ok)
        response.headers[.retryAfter] = refusal?.wait.map(String.init)
        return response
    }

    /// - Parameter id: nil for an uploaded file
    private func restore(
        _ id: Backup.ID?, for request: Request, in context: PersonContext, work: () async throws -> RestoreResult
    ) async throws -> Response {
        do {
            let report = BackupResult(try await work())
            var response = SettingsRoutes.backupReport.redirect(
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
        _ id: Backup.ID?, for request: Request, in context: PersonContext, problem: RestorePage.Problem? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        guard let id else {
            let page = try await RestorePage.load(clock: context.clock, problem: problem, from: services)
            return try await replies.show(page, for: request, in: context, status: status)
        }
        guard let page = try await RestorePage.load(id, clock: context.clock, problem: problem, from: services) else {
            throw WebError.notFound
        }
        return try await replies.show(page, for: request, in: context, status: status)
    }

    private func path(of id: Backup.ID) async throws -> String {
        guard let path = try await backups.path(of: id) else { throw WebError.notFound }
        return path
    }
}
