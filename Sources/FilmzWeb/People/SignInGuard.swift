import FilmzDomain
import Hummingbird

/// Admits only known people: those who are signed in, or the owner when there is no password and others cannot reach
/// Filmz.
struct SignInGuard: RouterMiddleware {
    let accounts: any AccountService
    let isPrivate: Bool

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        let cookies = SignInCookies(context.client)
        let token = cookies.session(in: request)
        var context = context
        switch try await accounts.access(with: token) {
        case .denied:
            throw WebError.signInNeeded
        case .unprotected:
            // Behind a proxy every request comes from this machine.
            guard isPrivate, !context.client.isForwarded else { throw WebError.passwordMissing }
            context.person = .owner
            return try await next(request, context)
        case .signedIn(let person, let session, let isRenewed):
            context.person = person
            context.session = session
            var response = try await next(request, context)
            // A route may have begun or ended a session.
            if isRenewed, let token, !cookies.setSession(response) { cookies.set(token, on: &response) }
            return response
        }
    }
}
