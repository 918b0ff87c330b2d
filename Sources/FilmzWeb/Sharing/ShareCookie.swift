import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// The only cookie that a visitor of a share gets: after its pass-phrase, for its own address, until the browser is
/// closed.
struct ShareCookie {
    private let address: SecretToken
    private let isSecure: Bool

    init(_ address: SecretToken, client: Client) {
        self.address = address
        isSecure = client.isSecure
    }

    private static let name = "filmz-share"

    func pass(in request: Request) -> SharePass? {
        request.cookies[Self.name].flatMap { SharePass($0.value) }
    }

    /// Sets the cookie. It is `Lax`, because a link in a message must open too; it only ever shows what the link shows.
    func set(_ pass: SharePass, on response: inout Response) {
        let secure = if isSecure { "; Secure" } else { "" }
        let cookie = "\(Self.name)=\(pass.text); Path=\(SitePath.shared(address).path); HttpOnly; SameSite=Lax\(secure)"
        response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
}
