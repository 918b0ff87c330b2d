import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

extension Replies {
    /// Sends a page that asks a signed-in person for their password again.
    /// - Parameter refusal: why the one that was given was refused; nil when none was given yet
    func show(
        _ page: some WebPage, for request: Request, in context: PersonContext, after refusal: PasswordRefusal?
    ) async throws -> Response {
        var response = try await show(page, for: request, in: context, status: refusal?.status ?? .ok)
        response.headers[.retryAfter] = refusal?.wait.map(String.init)
        return response
    }

    /// Redirects a page to the sign-in page, which leads back to it afterwards. A form is answered by the sign-in page
    /// itself, which holds what was sent. Parts of pages are only told that a sign-in is needed.
    func signInNeeded(_ request: Request, client: Client) async -> Response {
        guard !Self.asksForFragment(request) else {
            return Response(status: .unauthorized, headers: [.wwwAuthenticate: Self.challenge])
        }
        guard request.method == .post else {
            return Response(status: .seeOther, headers: [.location: SignInPage.address(next: request.uri.string).text])
        }
        let next = Self.pathOfPage(request, client: client) ?? SitePath.home.path
        let name = try? await services.asksForNames() ? "" : nil
        var response = show(
            SignInPage(next: next, name: name, loss: await Self.loss(of: request)), for: request,
            status: .unauthorized)
        response.headers[.wwwAuthenticate] = Self.challenge
        response.headers[.cacheControl] = "no-store"
        return response
    }

    /// The form or file that was sent in vain; nil when it is not known or is more than a page can hold.
    private static func loss(of request: Request) async -> SignInPage.Loss? {
        do {
            let fields = try await Form.fields(request, upTo: Form.heldByteLimit)
            return .form(PendingForm(path: request.uri.string, sent: fields))
        } catch WebError.notAForm {
            return .file
        } catch {
            return nil
        }
    }

    /// The authentication challenge. Browsers do not know its scheme, so none asks for a password by itself.
    static let challenge = "Session realm=\"Filmz\""

    private static func asksForFragment(_ request: Request) -> Bool {
        FormFields(urlEncoded: request.uri.query ?? "")[.fragment] != nil
    }

    /// The path of our page with the form; nil when the referrer names none.
    private static func pathOfPage(_ request: Request, client: Client) -> String? {
        guard let referrer = request.headers[.referer], Self.isOwnPage(referrer, client: client) else {
            return nil
        }
        return String(referrer.dropFirst(client.origin.count))
    }
}
