import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes by which another person of the home is opened in a browser.
struct WhoRoutes {
    let services: any PersonServices
    let replies: Replies

    private var accounts: any AccountService { services.accounts }

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.who) { request, context in
            guard context.session != nil, let page = try await WhoPage.load(from: services, for: context.person) else {
                return Response(status: .seeOther, headers: [.location: SitePath.profiles.path])
            }
            return try await replies.show(page, for: request, in: context)
        }
        router.get(SitePath.open) { request, context, other in
            try await replies.show(try page(of: other, in: await home(of: context)), for: request, in: context)
        }
        router.post(SitePath.open) { try await open($0, $1, other: $2) }
    }

    private func home(of context: PersonContext) async throws -> Home {
        guard let home = try await services.persons.home(of: context.person) else { throw WebError.notFound }
        return home
    }

    private func page(of other: Person.ID, in home: Home, problem: PinProblem? = nil) throws -> PinPage {
        guard let page = PinPage(other, of: home, problem: problem) else { throw WebError.notFound }
        return page
    }

    private func open(_ request: Request, _ context: PersonContext, other: Person.ID) async throws -> Response {
        let form = try await Form.fields(request)
        let home = try await self.home(of: context)
        guard let session = context.session else { throw WebError.notFound }
        func refused(
            _ problem: PinProblem, _ status: HTTPResponse.Status, after wait: Int? = nil
        ) async throws -> Response {
            let page = try self.page(of: other, in: home, problem: problem)
            var response = try await replies.show(page, for: request, in: context, status: status)
            response.headers[.retryAfter] = wait.map(String.init)
            return response
        }
        let asksPin = try await accounts.pins(in: home).contains(other)
        let sources = [SignInTallies.Source.pin(other, session)]
        do {
            var pin: Pin?
            if asksPin {
                pin = try Pin(form[.pin] ?? "")
                // It is not logged as a refused sign-in: programs that block attackers would block the whole home.
                if case .wait(let seconds, _) = try await accounts.admit(sources) {
                    return try await refused(.tooMany(seconds: seconds), .tooManyRequests, after: seconds)
                }
            }
            let token = try await accounts.open(
                other, pin: pin, inSession: session, of: context.person,
                on: SignInCookies(context.client).browser(of: request).device)
            if asksPin { await accounts.forget(sources) }
            var response = Response(status: .seeOther, headers: [.location: SitePath.home.path])
            SignInCookies(context.client).set(token, on: &response)
            SignInRoutes.forgetPages(&response)
            return response
        } catch ProfileError.malformedPin {
            return try await refused(.malformed, .unprocessableContent)
        } catch ProfileError.wrongPin {
            return try await refused(.wrong, .unprocessableContent)
        } catch AccountError.busy {
            return try await refused(.busy, .serviceUnavailable, after: 5)
        } catch is ProfileError {
            throw WebError.notFound
        }
    }
}
