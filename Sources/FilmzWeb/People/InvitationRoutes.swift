import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes for whoever has an invitation: they need no sign-in, and only the one who was invited gets in.
struct InvitationRoutes {
    let services: any PersonServices
    let replies: Replies

    func add(to router: RouterGroup<VisitorContext>) {
        router.get(SitePath.invitation) { try await page($0, at: $2) }
        router.post(SitePath.invitation) { try await accept($0, $1, at: $2) }
    }

    private func page(
        _ request: Request, at address: SecretToken, problem: NewPasswordProblem? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        guard let invitation = try await services.accounts.invitation(address) else { return gone(request) }
        let name = try await services.persons.name(of: invitation.person)
        return replies.show(
            InvitationPage(
                name: name, isReplacing: try await services.accounts.hasPassword(invitation.person), address: address,
                problem: problem), for: request, status: status)
    }

    private func gone(_ request: Request) -> Response {
        replies.show(PersonalLinkGonePage.invitation, for: request, status: .notFound)
    }

    private func accept(_ request: Request, _ context: VisitorContext, at address: SecretToken) async throws -> Response
    {
        let form = try await Form.fields(request)
        let cookies = SignInCookies(context.client)
        let browser = cookies.browser(of: request)
        do {
            let token = try await services.accounts.accept(
                address, password: try Password(form[.newPassword] ?? ""), in: browser)
            var response = Response(status: .seeOther, headers: [.location: SitePath.home.path])
            cookies.set(token, of: browser, on: &response)
            return response
        } catch let error as AccountError {
            guard let problem = NewPasswordProblem(error) else { return gone(request) }
            guard error == .busy else {
                return try await page(request, at: address, problem: problem, status: .unprocessableContent)
            }
            var response = try await page(request, at: address, problem: problem, status: .serviceUnavailable)
            response.headers[.retryAfter] = "5"
            return response
        }
    }
}
