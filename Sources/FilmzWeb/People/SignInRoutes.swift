import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird
import Logging

/// Routes for signing in and out.
struct SignInRoutes {
    let services: any PersonServices
    let replies: Replies

    private var accounts: any AccountService { services.accounts }

    func add(to router: RouterGroup<VisitorContext>) {
        router.get(SitePath.signIn) { try await page($0, $1) }
        router.post(SitePath.signIn) { try await signIn($0, $1) }
        router.post(SitePath.signOut) { try await signOut($0, $1) }
    }

    private func page(_ request: Request, _ context: VisitorContext) async throws -> Response {
        let next = Self.next(try Address(request).fields)
        let token = SignInCookies(context.client).session(in: request)
        guard case .denied = try await accounts.access(with: token) else {
            return Response(status: .seeOther, headers: [.location: next])
        }
        let name = try await services.asksForNames() ? "" : nil
        return replies.show(SignInPage(next: next, name: name), for: request)
    }

    private func signIn(_ request: Request, _ context: VisitorContext) async throws -> Response {
        let form = try await Form.fields(request)
        let next = Self.next(form)
        let name = try await services.asksForNames() ? form[.name] ?? "" : nil
        let held = PendingForm(carriedBy: form).filter { Replies.isOwnPath($0.path) }
        func refused(_ problem: SignInPage.Problem, _ status: HTTPResponse.Status, after wait: Int? = nil) -> Response {
            let page = SignInPage(next: next, name: name, problem: problem, loss: held.map { .form($0) })
            var response = replies.show(page, for: request, status: status)
            response.headers[.retryAfter] = wait.map(String.init)
            return response
        }
        let client = context.client
        let cookies = SignInCookies(client)
        let browser = cookies.browser(of: request)
        let person = try await services.person(signingInAs: name ?? "")
        let attempt = SignInAttempt(
            from: client.address, name: name ?? "", as: person, with: cookies.known(in: request))
        let sources = try await accounts.sources(of: attempt)
        if case .wait(let seconds, let isFirst) = try await accounts.admit(sources) {
            if isFirst { SignInRefusal.tooMany.log(client, to: context.logger) }
            return refused(.tooMany(seconds: seconds), .tooManyRequests, after: seconds)
        }
        do {
            let signedIn = try await accounts.signIn(
                try Password(form[.password] ?? ""), as: person, in: browser)
            await accounts.forget(sources)
            let first = Self.first(of: signedIn.news, before: next)
            var response = Response(status: .seeOther, headers: [.location: first])
            if let held {
                let clock = try await services.persons.clock(of: signedIn.person, clock: replies.clock)
                let page = PendingFormPage(held, next: first, news: signedIn.news, clock: clock)
                response = replies.show(page, for: request)
                response.headers[.cacheControl] = "no-store"
            }
            cookies.set(signedIn.token, of: browser, on: &response)
            return response
        } catch AccountError.busy {
            SignInRefusal.busy.log(client, to: context.logger)
            return refused(.busy, .serviceUnavailable, after: 5)
        } catch is AccountError {
            SignInRefusal.wrongPassword.log(client, to: context.logger)
            return refused(.wrongPassword, .unprocessableContent)
        }
    }

    /// The path of the first page after signing in: what the person must be told, if there is anything. A recommendation
    /// may be so long that no other address can carry it; then the person finds it in Settings.
    private static func first(of news: [AccountEvent], before next: String) -> String {
        let address = SignInsPage.address(next: next).text
        return if news.isEmpty || address.utf8.count > Address.byteLimit { next } else { address }
    }

    private func signOut(_ request: Request, _ context: VisitorContext) async throws -> Response {
        let cookies = SignInCookies(context.client)
        if case .signedIn(let person, let session, _) = try await accounts.access(with: cookies.session(in: request)) {
            try await accounts.endSession(session, of: person)
        }
        return Self.signedOut(context.client)
    }

    /// Leads somebody who is not signed in any more to the sign-in. The browser keeps no page of theirs.
    static func signedOut(_ client: Client) -> Response {
        var response = Response(status: .seeOther, headers: [.location: SitePath.signIn.path])
        SignInCookies(client).removeSession(from: &response)
        forgetPages(&response)
        return response
    }

    /// Makes the browser forget the pages of whoever was signed in, so that the Back button does not show them. The
    /// storage of others on the same host is left alone.
    static func forgetPages(_ response: inout Response) {
        response.headers[.clearSiteData] =
            if BasePath.current == .root {
                "\"cache\", \"storage\""
            } else {
                "\"cache\""
            }
    }

    /// The path to go to after signing in: a page of ours, but not this one.
    private static func next(_ fields: FormFields) -> String {
        guard let next = fields[.next], Replies.isOwnPath(next), !next.hasPrefix(SitePath.signIn.path) else {
            return SitePath.home.path
        }
        return next
    }
}

/// The reason why a sign-in was refused. It is written to the log for programs that block attackers: `docs/fail2ban.md`
/// and its filter depend on these exact words.
enum SignInRefusal: String {
    case wrongPassword = "wrong password"
    case tooMany = "too many tries"
    /// Too many are trying at once. This is not the visitor's fault.
    case busy

    /// Logs the refusal, but never the password, nor any other text that the visitor chose.
    func log(_ client: Client, to logger: Logger) {
        var logger = logger
        // The filter must recognise the line by its beginning.
        logger[metadataKey: "hb.request.id"] = nil
        logger.warning("Sign-in refused from \(client.address?.description ?? "unknown"): \(rawValue)")
    }
}
