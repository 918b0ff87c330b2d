import FilmzText
import HTTPTypes
import Hummingbird

/// The language that somebody chose in a browser. It is used for all pages there.
enum LanguageCookie {
    private static let name = "filmz-language"
    private static let year = 365 * 86_400

    static func language(in request: Request) -> Language? {
        request.cookies[name].flatMap { Language(rawValue: $0.value) }
    }

    /// - Parameter language: nil for the language that the browser asks for
    static func set(_ language: Language?, on response: inout Response, for client: Client) {
        let secure = client.isSecure ? "; Secure" : ""
        let (value, age) = (language?.rawValue ?? "", language == nil ? 0 : year)
        let cookie = "\(name)=\(value); Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax\(secure)"
        response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
}
