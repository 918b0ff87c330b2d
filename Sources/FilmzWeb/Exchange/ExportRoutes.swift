import FilmzDomain
import FilmzPages
import FilmzText
import HTTPTypes
import Hummingbird

/// Downloads of all of a person's data as a file. It is everything in one place, so it needs a form with the password,
/// as a backup does.
struct ExportRoutes {
    let exports: Exports
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.export) { try await page($0, in: $1) }
        router.post(SitePath.export) { try await download($0, $1) }
    }

    private func page(
        _ request: Request, in context: PersonContext, refusal: PasswordRefusal? = nil
    ) async throws -> Response {
        let reports = try await exports.reports(of: context.person)
        let page = try await ExportPage.load(
            reports, problem: refusal?.problem, from: exports.services, for: context.person)
        return try await replies.show(page, for: request, in: context, after: refusal)
    }

    private func download(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        guard let format = form[.format] else { throw WebError.malformed }
        do {
            try await exports.passwords.pass(form[.password] ?? "", for: request, in: context)
        } catch let refusal as PasswordRefusal {
            return try await page(request, in: context, refusal: refusal)
        }
        return try await exports.file(format, in: .of(request.language), clock: context.clock, for: context.person)
    }
}
