import FilmzPages
import FilmzText
import HTTPTypes
import Hummingbird

/// A cookie with a choice made in a browser. It holds for all pages there.
enum ChoiceCookie: String {
    case language = "filmz-language"
    case theme = "filmz-theme"
    /// How dates, times, numbers and stars are written.
    case region = "filmz-region"
    case hours = "filmz-clock"
    case weekStart = "filmz-week"
    case starScale = "filmz-stars"
    /// Whether the hint about keys was dismissed.
    case keyHint = "filmz-key-hint"
    /// Whether the titles of episodes that the reader has not seen are hidden.
    case unseenEpisodes = "filmz-unseen"

    private static let year = 365 * 86_400

    func value(in request: Request) -> String? {
        request.cookies[rawValue]?.value
    }

    /// - Parameter value: letters and digits only; nil removes the choice
    func set(_ value: String?, on response: inout Response, for client: Client) {
        let secure = if client.isSecure { "; Secure" } else { "" }
        let age = if value == nil { 0 } else { Self.year }
        let path = BasePath.current.cookiePath
        let cookie = "\(rawValue)=\(value ?? ""); Path=\(path); Max-Age=\(age); HttpOnly; SameSite=Lax\(secure)"
        response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
}

extension Request {
    /// The language chosen in this browser; nil to use the browser's own.
    var chosenLanguage: Language? { ChoiceCookie.language.value(in: self).flatMap(Language.init(rawValue:)) }

    /// The theme chosen in this browser; nil when the device decides.
    var chosenTheme: Theme? { ChoiceCookie.theme.value(in: self).flatMap(Theme.init(rawValue:)) }

    /// The forms of dates, times, numbers and stars chosen in this browser.
    var chosenForms: FormChoices {
        let cookies = cookies
        func value(_ cookie: ChoiceCookie) -> String? { cookies[cookie.rawValue]?.value }
        return FormChoices(
            region: value(.region).flatMap { Region($0) }, hours: value(.hours).flatMap(HourCycle.init(rawValue:)),
            weekStart: value(.weekStart).flatMap(WeekStart.init(rawValue:)),
            scale: value(.starScale).flatMap(StarScale.init(rawValue:)))
    }

    var hasHiddenKeyHint: Bool { ChoiceCookie.keyHint.value(in: self) != nil }

    var hidesUnseenEpisodes: Bool { ChoiceCookie.unseenEpisodes.value(in: self) != nil }
}
