import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// The cookies of a browser in which somebody signs in: the session, and the token by which the browser is recognised
/// later, which outlasts the session.
struct SignInCookies {
    private let isSecure: Bool

    init(_ client: Client) {
        isSecure = client.isSecure
    }

    /// The token of the session; nil when the browser has none.
    func session(in request: Request) -> SessionToken? {
        request.cookies[Kind.session.name(isSecure: isSecure)].flatMap { SessionToken($0.value) }
    }

    /// The browser of a request.
    func browser(of request: Request) -> SignInBrowser {
        SignInBrowser(request.headers[.userAgent] ?? "", former: known(in: request), session: session(in: request))
    }

    /// Whether a response begins or ends a session.
    func setSession(_ response: Response) -> Bool {
        let prefix = Kind.session.name(isSecure: isSecure) + "="
        return response.headers[values: .setCookie].contains { $0.hasPrefix(prefix) }
    }

    /// The token by which the browser is recognised; nil when nobody has signed in with it.
    func known(in request: Request) -> SecretToken? {
        request.cookies[Kind.browser.name(isSecure: isSecure)].flatMap { SecretToken($0.value) }
    }

    func set(_ token: SessionToken, on response: inout Response) {
        add(.session, value: token.text, days: Session.lifetimeInDays, to: &response)
    }

    /// Signs in a browser, which is recognised from now on.
    func set(_ token: SessionToken, of browser: SignInBrowser, on response: inout Response) {
        set(token, on: &response)
        add(.browser, value: browser.token.text, days: SignInBrowser.lifetimeInDays, to: &response)
    }

    func removeSession(from response: inout Response) {
        add(.session, value: "", days: 0, to: &response)
    }

    private func add(_ kind: Kind, value: String, days: Int, to response: inout Response) {
        let cookie = """
            \(kind.name(isSecure: isSecure))=\(value); Path=\(BasePath.current.cookiePath); Max-Age=\(days * 86_400); \
            HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")
            """
        response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }

    private enum Kind {
        case session, browser

        /// The name of a cookie. Over HTTPS, its prefix makes the browser refuse the cookie for plain HTTP, and for other
        /// hosts too if Filmz has the whole host, because that prefix allows no path.
        func name(isSecure: Bool) -> String {
            let isWholeHost = BasePath.current == .root
            switch self {
            case .session where !isSecure: return "filmz-session"
            case .session: return if isWholeHost { "__Host-filmz-session" } else { "__Secure-filmz-session" }
            case .browser where !isSecure: return "filmz-browser"
            case .browser: return if isWholeHost { "__Host-filmz-browser" } else { "__Secure-filmz-browser" }
            }
        }
    }
}
