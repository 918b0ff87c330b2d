import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes by which somebody keeps the profiles of their home, and everybody their own PIN.
struct ProfileRoutes {
    let services: any PersonServices & BackupServices
    let passwords: PasswordCheck
    let replies: Replies

    private static let result = ResultCookie<ProfileResult>(name: "filmz-profile")

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.profiles) { request, context in
            var response = try await page(request, context, result: Self.result.read(request))
            Self.result.remove(request, from: &response)
            return response
        }
        router.post(SitePath.profiles) { try await add($0, $1) }
        router.post(SitePath.ownPin) { try await setPin($0, $1) }
        router.post(SitePath.removeOwnPin) { request, context in
            _ = try await Form.fields(request)
            try await services.accounts.setPin(nil, of: context.person)
            return Self.result.redirect(to: SiteAddress(.profiles), saying: .pinIsRemoved)
        }
        router.get(SitePath.profile) { request, context, id in
            try await replies.show(try await profilePage(id, in: context), for: request, in: context)
        }
        router.post(SitePath.removePin) { request, context, id in
            _ = try await Form.fields(request)
            // Only of a profile that the person keeps.
            _ = try await profilePage(id, in: context)
            try await services.accounts.setPin(nil, of: id)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.profile(id)), change: nil)
        }
        router.post(SitePath.removeProfile) { try await remove($0, $1, id: $2) }
    }

    private func page(
        _ request: Request, _ context: PersonContext, name: String = "", problem: ProfilesPage.Problem? = nil,
        result: ProfileResult? = nil, status: HTTPResponse.Status = .ok, wait: Int? = nil
    ) async throws -> Response {
        let page = try await ProfilesPage.load(
            name: name, problem: problem, result: result, from: services, for: context.person)
        var response = try await replies.show(page, for: request, in: context, status: status)
        response.headers[.retryAfter] = wait.map(String.init)
        return response
    }

    private func add(_ request: Request, _ context: PersonContext) async throws -> Response {
        let name = try await Form.fields(request)[.name] ?? ""
        do {
            _ = try await services.persons.addProfile(named: name, keptBy: context.person)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.profiles), change: nil)
        } catch let problem as PersonError {
            return try await page(request, context, name: name, problem: .name(problem), status: .unprocessableContent)
        } catch let problem as ProfileError {
            return try await page(
                request, context, name: name, problem: .profile(problem), status: .unprocessableContent)
        }
    }

    private func setPin(_ request: Request, _ context: PersonContext) async throws -> Response {
        let text = try await Form.fields(request)[.pin] ?? ""
        do {
            try await services.accounts.setPin(try Pin(text), of: context.person)
            return Self.result.redirect(to: SiteAddress(.profiles), saying: .pinIsSet)
        } catch is ProfileError {
            return try await page(request, context, problem: .pin(.malformed), status: .unprocessableContent)
        } catch AccountError.busy {
            return try await page(request, context, problem: .pin(.busy), status: .serviceUnavailable, wait: 5)
        }
    }

    private func profilePage(
        _ id: Person.ID, in context: PersonContext, problem: SignInPage.Problem? = nil
    ) async throws -> ProfilePage {
        let page = try await ProfilePage.load(
            id, keptBy: context.person, backups: try await services.backupSchedule(), problem: problem, from: services)
        guard let page else { throw WebError.notFound }
        return page
    }

    private func remove(_ request: Request, _ context: PersonContext, id: Person.ID) async throws -> Response {
        let form = try await Form.fields(request)
        _ = try await profilePage(id, in: context)
        do {
            try await passwords.pass(form[.password] ?? "", for: request, in: context)
            try await services.persons.deleteProfile(id, keptBy: context.person)
        } catch let refusal as PasswordRefusal {
            let page = try await profilePage(id, in: context, problem: refusal.problem)
            return try await replies.show(page, for: request, in: context, after: refusal)
        } catch is ProfileError {
            throw WebError.notFound
        }
        return replies.seeOther(to: nil, otherwise: SiteAddress(.profiles), change: nil)
    }
}
