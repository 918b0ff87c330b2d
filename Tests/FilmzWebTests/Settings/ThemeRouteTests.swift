import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// What somebody chose in a browser, besides the language.
struct ThemeRouteTests {
    @Test(arguments: ["dark", "light"])
    func theChosenThemeIsOnEveryPage(theme: String) async throws {
        let web = try await WebFixture()
        let chosen = try await web.post("/settings/theme", "theme=\(theme)")
        #expect(chosen.status == .seeOther)
        #expect(chosen.headers[.location] == "/settings#theme")
        let cookie = try #require(chosen.headers[.setCookie])
        #expect(cookie == "filmz-theme=\(theme); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
        for path in ["/", "/search?q=alien", "/films/\(WebFixture.alien.id)", "/nothing", "/settings"] {
            let page = try await web.get(path, [.cookie: "filmz-theme=\(theme)"]).text
            #expect(page.contains(" data-theme=\"\(theme)\""), "\(path)")
            #expect(page.contains("<meta name=\"color-scheme\" content=\"\(theme)\">"), "\(path)")
            #expect(page.ranges(of: "name=\"theme-color\"").count == 1)
        }
        let forgotten = try await web.post("/settings/theme", "theme=")
        #expect(forgotten.headers[.setCookie]?.hasPrefix("filmz-theme=; Path=/; Max-Age=0;") == true)
    }

    @Test(arguments: ["theme=pink", "", "theme=dark%0d%0aX"])
    func nothingElseCanBeChosen(form: String) async throws {
        let web = try await WebFixture()
        #expect(try await web.post("/settings/theme", form).status == .badRequest)
        #expect(try await !web.get("/", [.cookie: "filmz-theme=pink"]).text.contains("data-theme"))
    }

    @Test func theHintAboutKeysCanBePutAway() async throws {
        let web = try await WebFixture()
        let film = "/films/\(WebFixture.alien.id)"
        #expect(try await web.get(film).text.contains("key-hint"))
        let away = try await web.post("/settings/hints/keys/hide", "next=\(film)")
        #expect(away.status == .seeOther)
        #expect(away.headers[.location] == film)
        let cookie = try #require(away.headers[.setCookie])
        #expect(cookie.hasPrefix("filmz-key-hint=hidden; Path=/; Max-Age=31536000"))
        #expect(try await !web.get(film, [.cookie: "filmz-key-hint=hidden"]).text.contains("key-hint"))
    }
}
