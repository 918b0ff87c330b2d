import FilmzDomain
import FilmzText
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// The language in which Filmz answers.
struct LanguageRouteTests {
    @Test(arguments: [
        ("de", "de"), ("de-AT,en;q=0.5", "de"), ("en;q=0.5, de;q=0.9", "de"), ("tlh, de;q=0.1", "de"),
        ("en, de", "en"), ("tlh", "en"), ("fr", "fr"), ("es-MX", "es"), ("*", "en"), ("de;q=0", "en"),
        ("de;q=0, en-GB;q=0.1", "en"), ("de;q=x", "en"),
        ("", "en"), (String(repeating: "tlh,", count: 50_000) + "de", "en"),
    ])
    func theBrowserSaysWhichLanguage(header: String, tag: String) async throws {
        let page = try await WebFixture().get("/settings", [.acceptLanguage: header])
        #expect(page.text.contains("<html lang=\"\(tag)\" dir=\"ltr\""))
        #expect(page.headers[.contentLanguage] == tag)
        #expect(page.headers[.vary] == "Accept-Language, Cookie, Accept-Encoding")
    }

    @Test func thePersonsChoiceGoesBeforeTheBrowsers() async throws {
        let web = try await WebFixture()
        let chosen = try await web.post("/settings/language", "language=de")
        #expect(chosen.status == .seeOther)
        #expect(chosen.headers[.location] == "/settings/you#language")
        let cookie = try #require(chosen.headers[.setCookie])
        #expect(cookie == "filmz-language=de; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
        let kept: HTTPFields = [.cookie: "filmz-language=de", .acceptLanguage: "en"]
        for path in ["/", "/search?q=alien", "/me/watchlist", "/nothing", "/settings", "/manifest.webmanifest"] {
            #expect(try await web.get(path, kept).headers[.contentLanguage] == "de", "\(path)")
        }
        let page = try await web.get("/settings/you", kept).text
        #expect(page.contains("name=\"language\" value=\"de\" aria-pressed=\"true\""))
        let forgotten = try await web.post("/settings/language", "language=")
        #expect(forgotten.headers[.setCookie]?.hasPrefix("filmz-language=; Path=/; Max-Age=0;") == true)
    }

    @Test(arguments: ["language=tlh", "language=de-AT", "language=de%0d%0aX", "", "lang=de"])
    func nothingElseCanBeChosen(form: String) async throws {
        let answer = try await WebFixture().post("/settings/language", form)
        #expect(answer.status == .badRequest)
        #expect(answer.headers[.setCookie] == nil)
    }

    @Test func aCookieThatNamesNoLanguageSaysNothing() async throws {
        let headers: HTTPFields = [.cookie: "filmz-language=klingon", .acceptLanguage: "de"]
        #expect(try await WebFixture().get("/", headers).headers[.contentLanguage] == "de")
    }

    @Test func overHTTPSTheCookieStaysThere() {
        var response = Response(status: .ok)
        let client = Client(address: nil, isSecure: true, authority: "films.example.org", isForwarded: false)
        ChoiceCookie.language.set("de", on: &response, for: client)
        #expect(response.headers[.setCookie]?.hasSuffix("; SameSite=Lax; Secure") == true)
    }

    @Test(arguments: ["/", "/settings", "/search?q=alien", "/films/\(WebFixture.alien.id)", "/manifest.webmanifest"])
    func eachLanguageHasItsOwnTag(path: String) async throws {
        let web = try await WebFixture()
        let english = try #require(try await web.get(path, [.acceptLanguage: "en"]).headers[.eTag])
        let german = try await web.get(path, [.acceptLanguage: "de", .ifNoneMatch: english])
        #expect(german.status == .ok)
        #expect(german.headers[.eTag] != english)
        // A part that was drawn for one reader is not shown to the other.
        let again = try await web.get(path, [.acceptLanguage: "en", .ifNoneMatch: english])
        #expect(again.status == .notModified)
    }

    @Test func signingInIsInTheReadersLanguageToo() async throws {
        let web = try await SignInRouteTests.protected()
        let page = try await web.get("/sign-in", [.acceptLanguage: "de"]).text
        #expect(page.contains(Strings.german[PeopleText.welcome]))
        #expect(page.contains(Strings.german[PeopleText.signIn]))
    }

    @Test func problemsAreToldInTheLanguageThatAProgramAsksFor() async throws {
        let web = try await WebFixture()
        let headers: HTTPFields = [.acceptLanguage: "de", .cookie: "filmz-language=en"]
        let problem = try await web.get("/api/v1/films/7", headers)
        #expect(problem.headers[.contentLanguage] == "de")
        #expect(problem.headers[.vary]?.contains("Accept-Language") == true)
        #expect(problem.text.contains("\"title\":\"\(Strings.german[APIProblemText.noSuchFilm])\""))
        #expect(problem.text.contains("\"type\":\"urn:filmz:problem:no-such-film\""))
        let english = Strings.english[APIProblemText.noSuchFilm]
        #expect(try await web.get("/api/v1/films/7").text.contains("\"title\":\"\(english)\""))
    }
}
