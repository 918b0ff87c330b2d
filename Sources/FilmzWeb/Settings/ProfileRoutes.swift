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
        router.get(SitePath.profile) { try await profilePage($0, $1, id: $2) }
        router.post(SitePath.removePin) { request, context, id in
            _ = try await Form.fields(request)
            let (profile, _) = try await profile(id, of: context)
            try await services.accounts.setPin(nil, of: profile.id)
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

    /// A profile that the person keeps, and whether it has a PIN.
    private func profile(_ id: Person.ID, of context: PersonContext) async throws -> (Person, hasPin: Bool) {
        guard let home = try await services.persons.home(of: context.person), home.keeper.id == context.person,
            let profile = home.profiles.first(where: { $0.id == id })
        else { throw WebError.notFound }
        return (profile, try await services.accounts.pins(in: home).contains(id))
    }

    private func profilePage(
        _ request: Request, _ context: PersonContext, id: Person.ID, refusal: PasswordRefusal? = nil
    ) async throws -> Response {
        let (profile, hasPin) = try await profile(id, of: context)
        let page = ProfilePage(
            profile, hasPin: hasPin, backups: try await services.backupSchedule(), problem: refusal?.problem)
        return try await replies.show(page, for: request, in: context, after: refusal)
    }

    private func remove(_ request: Request, _ context: PersonContext, id: Person.ID) async throws -> Response {
        let form = try await Form.fields(request)
        _ = try await profile(id, of: context)
        do {
            try await passwords.pass(form[.password] ?? "", for: request, in: context)
            try await services.persons.deleteProfile(id, keptBy: context.person)
        } catch let refusal as PasswordRefusal {
            return try await profilePage(request, context, id: id, refusal: refusal)
        } catch is ProfileError {
            throw WebError.notFound
        }
        return replies.seeOther(to: nil, otherwise: SiteAddress(.profiles), change: nil)
    }
}
