import FilmzDomain
import HTTPTypes
import Hummingbird

/// The cookie that keeps a browser signed in.
struct SessionCookie {
    /// Over HTTPS, the prefix of the name makes the browser refuse the cookie for other hosts, other paths and plain
    /// HTTP.
    private let isSecure: Bool

    init(_ client: Client) {
        isSecure = client.isSecure
    }

    private var name: String { isSecure ? "__Host-filmz-session" : "filmz-session" }

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
        let secure = isSecure ? "; Secure" : ""
        let cookie = "\(name)=\(value); Path=/; Max-Age=\(maxAge); HttpOnly; SameSite=Lax\(secure)"
        response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
}
