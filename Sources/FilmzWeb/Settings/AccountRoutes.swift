import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes by which a person changes their name and password, and sees what happened to their access.
struct AccountRoutes {
    let services: any PersonServices & BackupServices & ManagedServices
    let passwords: PasswordCheck
    let replies: Replies

    private static let result = ResultCookie<AccountResult>(name: "filmz-account")

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.account) { request, context in
            // A profile has no password, and its name is with its PIN.
            guard try await !services.persons.isProfile(context.person) else {
                return Response(status: .seeOther, headers: [.location: SitePath.profiles.path])
            }
            let next = try Address(request).fields[.next] ?? ""
            var response = try await page(request, context, result: Self.result.read(request), next: next)
            Self.result.remove(request, from: &response)
            return response
        }
        router.post(SitePath.ownName) { try await rename($0, $1) }
        router.post(SitePath.ownPassword) { try await changePassword($0, $1) }
        router.post(SitePath.firstPassword) { try await setFirstPassword($0, $1) }
        router.get(SitePath.leave) { try await leavePage($0, $1) }
        router.post(SitePath.leave) { try await leave($0, $1) }
        router.get(SitePath.signIns) { request, context in
            let next = try Address(request).fields[.next].filter { Replies.isOwnPath($0) }
            let page = try await SignInsPage.load(
                clock: context.clock, next: next, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context)
        }
    }

    private func page(
        _ request: Request, _ context: PersonContext, name: String? = nil, result: AccountResult? = nil,
        problem: AccountPage.Problem? = nil, next: String = "", status: HTTPResponse.Status = .ok, wait: Int? = nil
    ) async throws -> Response {
        let page = try await AccountPage.load(
            name: name, result: result, problem: problem, next: next, clock: context.clock, from: services,
            for: context.person)
        var response = try await replies.show(page, for: request, in: context, status: status)
        response.headers[.retryAfter] = wait.map(String.init)
        return response
    }

    private func rename(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        let name = form[.name] ?? ""
        let next = form[.next] ?? ""
        do {
            try await services.persons.rename(context.person, to: name)
            guard next.isEmpty else { return replies.seeOther(to: next, otherwise: SiteAddress(.account), change: nil) }
            return Self.result.redirect(to: SiteAddress(.account), saying: .renamed)
        } catch let problem as PersonError {
            if try await services.persons.isProfile(context.person) {
                let page = try await ProfilesPage.load(
                    name: name, problem: .name(problem), from: services, for: context.person)
                return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
            }
            return try await page(
                request, context, name: name, problem: .name(problem), next: next, status: .unprocessableContent)
        }
    }

    private func changePassword(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        let cookies = SignInCookies(context.client)
        let browser = cookies.browser(of: request)
        guard try await !services.persons.isProfile(context.person) else { throw WebError.notFound }
        do {
            let password = try Password(form[.newPassword] ?? "")
            try await passwords.pass(form[.password] ?? "", for: request, in: context)
            let token = try await services.accounts.changePassword(to: password, of: context.person, in: browser)
            var response = Self.result.redirect(to: SiteAddress(.account), saying: .passwordChanged)
            cookies.set(token, of: browser, on: &response)
            return response
        } catch let refusal as PasswordRefusal {
            return try await page(
                request, context, problem: .password(refusal.problem), status: refusal.status, wait: refusal.wait)
        } catch let error as AccountError {
            return try await refused(error, for: request, in: context)
        }
    }

    /// Sets the first name and password of this Filmz. From then on nobody gets in without one.
    private func setFirstPassword(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        guard let owner = context.owner else { throw DomainError.ownersOnly }
        let name = form[.name] ?? ""
        let next = form[.next] ?? ""
        let cookies = SignInCookies(context.client)
        let browser = cookies.browser(of: request)
        do {
            let token = try await services.managed(by: owner).accounts.setFirstPassword(
                try Password(form[.newPassword] ?? ""), name: name, in: browser)
            var response =
                if next.isEmpty {
                    Self.result.redirect(to: SiteAddress(.account), saying: .passwordSet)
                } else {
                    replies.seeOther(to: next, otherwise: SiteAddress(.account), change: nil)
                }
            cookies.set(token, of: browser, on: &response)
            return response
        } catch let problem as PersonError {
            return try await page(
                request, context, name: name, problem: .name(problem), next: next, status: .unprocessableContent)
        } catch let error as AccountError {
            return try await refused(error, name: name, next: next, for: request, in: context)
        }
    }

    private func leavePage(
        _ request: Request, _ context: PersonContext, refusal: PasswordRefusal? = nil
    ) async throws -> Response {
        try await requireLeaving(context)
        let page = LeavePage(
            profiles: try await services.persons.profileNames(of: context.person),
            backups: try await services.backupSchedule(), problem: refusal?.problem)
        return try await replies.show(page, for: request, in: context, after: refusal)
    }

    /// The person who runs this Filmz stays, and a profile is removed by its keeper.
    private func requireLeaving(_ context: PersonContext) async throws {
        guard context.person != .owner, try await !services.persons.isProfile(context.person) else {
            throw WebError.notFound
        }
    }

    private func leave(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        try await requireLeaving(context)
        do {
            try await passwords.pass(form[.password] ?? "", for: request, in: context)
        } catch let refusal as PasswordRefusal {
            return try await leavePage(request, context, refusal: refusal)
        }
        do {
            try await services.persons.delete(context.person)
        } catch is PersonError {
            throw WebError.notFound
        }
        return SignInRoutes.signedOut(context.client)
    }

    private func refused(
        _ error: AccountError, name: String? = nil, next: String = "", for request: Request, in context: PersonContext
    ) async throws -> Response {
        guard let problem = NewPasswordProblem(error) else {
            // Only a page that is out of date offers it: a password was set or removed meanwhile.
            return replies.seeOther(to: nil, otherwise: SiteAddress(.account), change: nil)
        }
        let isBusy = error == .busy
        return try await page(
            request, context, name: name, problem: .newPassword(problem), next: next,
            status: isBusy ? .serviceUnavailable : .unprocessableContent, wait: isBusy ? 5 : nil)
    }
}
