import FilmzPages
import HTTPTypes
import Hummingbird

extension Replies {
    /// The way to where one signs in, and back again; for what is no page of its own, that one has to.
    func signInNeeded(_ request: Request, _ client: Client) -> Response {
        guard !Self.asksForFragment(request) else {
            return Response(status: .unauthorized, headers: [.wwwAuthenticate: Self.challenge])
        }
        let path =
            request.method == .get || request.method == .head
            ? request.uri.string : Self.pathOfPage(request, client) ?? SitePath.home.path
        return Response(status: .seeOther, headers: [.location: SignInPage.address(next: path).text])
    }

    /// No browser asks for a password by itself for a scheme that it does not know.
    static let challenge = "Session realm=\"Filmz\""

    private static func asksForFragment(_ request: Request) -> Bool {
        FormFields(urlEncoded: request.uri.query ?? "").first("fragment") != nil
    }

    /// The page of ours on which a form stood.
    private static func pathOfPage(_ request: Request, _ client: Client) -> String? {
        guard let referrer = request.headers[.referer], referrer.lowercased().hasPrefix(client.origin + "/") else {
            return nil
        }
        return String(referrer.dropFirst(client.origin.count))
    }
}
