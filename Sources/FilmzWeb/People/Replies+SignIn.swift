import FilmzPages
import HTTPTypes
import Hummingbird

extension Replies {
    /// Leads a page to the sign-in page, and back to itself afterwards. Anything else is told that it must sign in.
    func signInNeeded(_ request: Request, _ client: Client) -> Response {
        guard !Self.asksForFragment(request) else {
            return Response(status: .unauthorized, headers: [.wwwAuthenticate: Self.challenge])
        }
        let path =
            request.method == .get || request.method == .head
            ? request.uri.string : Self.pathOfPage(request, client) ?? SitePath.home.path
        return Response(status: .seeOther, headers: [.location: SignInPage.address(next: path).text])
    }

    /// Browsers do not know this scheme, so none asks for a password by itself.
    static let challenge = "Session realm=\"Filmz\""

    private static func asksForFragment(_ request: Request) -> Bool {
        FormFields(urlEncoded: request.uri.query ?? "").first("fragment") != nil
    }

    /// The page of ours with the form.
    private static func pathOfPage(_ request: Request, _ client: Client) -> String? {
        guard let referrer = request.headers[.referer], Self.isOwnPage(referrer, client) else {
            return nil
        }
        return String(referrer.dropFirst(client.origin.count))
    }
}
