import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// A cookie that carries the result of an action to the settings, which show it once.
struct ResultCookie<Report: TextCodable & Sendable>: Sendable {
    let name: String

    func read(_ request: Request) -> Report? {
        request.cookies[name].flatMap { Report($0.value) }
    }

    /// - Parameter seconds: how long the cookie is kept
    func redirect(to address: SiteAddress, saying report: Report, for seconds: Int = 60) -> Response {
        Response(
            status: .seeOther,
            headers: [.location: address.text, .setCookie: cookie(report.description, maxAge: seconds)])
    }

    func remove(_ request: Request, from response: inout Response) {
        guard request.cookies[name] != nil else { return }
        response.headers.append(HTTPField(name: .setCookie, value: cookie("", maxAge: 0)))
    }

    private func cookie(_ value: String, maxAge: Int) -> String {
        "\(name)=\(value); Path=\(SitePath.settings.path); Max-Age=\(maxAge); HttpOnly; SameSite=Strict"
    }
}
