import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// The cookie that keeps a browser signed in.
struct SessionCookie {
    private let isSecure: Bool

    init(_ client: Client) {
        isSecure = client.isSecure
    }

    /// The name of the cookie. Over HTTPS, its prefix makes the browser refuse the cookie for plain HTTP, and for other
    /// hosts too if Filmz has the whole host, because that prefix allows no path.
    private var name: String {
        guard isSecure else { return "filmz-session" }
        return if BasePath.current == .root { "__Host-filmz-session" } else { "__Secure-filmz-session" }
    }

    func token(in request: Request) -> SessionToken? {
        request.cookies[name].flatMap { SessionToken($0.value) }
    }

    func set(_ token: SessionToken, on response: inout Response) {
        add(token.text, maxAge: Session.lifetimeInDays * 86_400, to: &response)
    }

    func remove(from response: inout Response) {
        add("", maxAge: 0, to: &response)
    }

    private func add(_ value: String, maxAge: Int, to response: inout Response) {
        let secure = if isSecure { "; Secure" } else { "" }
        let cookie =
            "\(name)=\(value); Path=\(BasePath.current.cookiePath); Max-Age=\(maxAge); HttpOnly; SameSite=Lax\(secure)"
        response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
}
