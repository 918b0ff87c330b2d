import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Keys are entered by a form or the API, and can never be read.
struct ProviderRouteTests {
    private static let key = "s3cr3tkey"

    private static let takesKey = Strings.english[ProviderSettingsText.accepted, ["provider": "OMDb"]]
    private static let refusesKey = Strings.english[ProviderSettingsText.refused, ["provider": "OMDb"]]
    private static var couldNotTest: String {
        let reason = Strings.english[ProviderText.timedOut, ["provider": "OMDb"]]
        return "\(Strings.english[ProviderSettingsText.untested]) \(reason)"
    }

    private static func web(_ providers: ScriptedProviders) async throws -> WebFixture {
        try await WebFixture {
            $0.providers = providers
            $0.replace(\.providers, with: providers)
        }
    }

    /// The page to which a form leads, and all texts on the way there.
    private static func follow(_ response: TestResponse, _ web: WebFixture) async throws -> TestResponse {
        #expect(response.status == .seeOther)
        #expect(!response.headers.contains { $0.value.contains(key) })
        #expect(!response.text.contains(key))
        let cookie = try #require(response.headers[.setCookie]).prefix { $0 != ";" }
        let page = try await web.get("/settings/sources", [.cookie: String(cookie)])
        #expect(page.headers[values: .setCookie].contains { $0.hasPrefix("filmz-provider=;") }, "it is said once")
        return page
    }

    @Test(arguments: [
        (KeyVerdict.accepted, takesKey, true), (.refused, refusesKey, false),
        (.untested(ProviderFailure(.timedOut)), couldNotTest, true),
    ])
    func theVerdictIsSaidInPlainWords(verdict: KeyVerdict, text: String, isKept: Bool) async throws {
        let providers = ScriptedProviders()
        await providers.judge(verdict)
        let web = try await Self.web(providers)
        let page = try await Self.follow(
            try await web.post("/settings/providers/omdb/key", "key=\(Self.key)"), web)
        #expect(page.text.contains(text))
        #expect(page.text.contains(Strings.english[ProviderSettingsText.keyKept]) == isKept)
        #expect(!page.text.contains(Self.key))
        #expect(await providers.keys[.omdb] == (isKept ? Self.key : nil))
        #expect(try await !web.get("/settings/sources").text.contains(text))
    }

    @Test(arguments: ["key=", "", "key=\(key)+\(key)"])
    func whatCannotBeAKeyIsRefusedAndNotRepeated(form: String) async throws {
        let providers = ScriptedProviders()
        let response = try await Self.web(providers).post("/settings/providers/omdb/key", form)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("id=\"problem-key\""))
        #expect(!response.text.contains(Self.key))
        #expect(await providers.keys.isEmpty)
    }

    @Test func aKeyIsTestedRemovedAndSwitchedOff() async throws {
        let providers = ScriptedProviders()
        let web = try await Self.web(providers)
        _ = try await web.post("/settings/providers/omdb/key", "key=\(Self.key)")
        var page = try await Self.follow(try await web.post("/settings/providers/omdb/test", ""), web)
        #expect(page.text.contains(Self.takesKey))
        page = try await Self.follow(try await web.post("/settings/providers/omdb/enabled", "enabled=false"), web)
        #expect(page.text.contains(Strings.english[ProviderSettingsText.switchedOff, ["provider": "OMDb"]]))
        #expect(page.text.contains(Strings.english[ProviderSettingsText.isOff]))
        page = try await Self.follow(try await web.post("/settings/providers/omdb/remove", ""), web)
        #expect(page.text.contains(Strings.english[ProviderSettingsText.removed, ["provider": "OMDb"]]))
        #expect(await providers.keys.isEmpty)
    }

    @Test(arguments: [
        ("/settings/providers/imdb/key", "key=1", HTTPResponse.Status.notFound),
        ("/settings/providers/omdb/enabled", "enabled=perhaps", .badRequest),
        ("/settings/providers/amc/key", "key=1", .forbidden), ("/settings/providers/amc/remove", "", .forbidden),
    ])
    func nonsenseAndWhatIsSetElsewhereAreRefused(
        path: String, form: String, status: HTTPResponse.Status
    ) async throws {
        #expect(try await Self.web(ScriptedProviders()).post(path, form).status == status)
    }

    @Test func whatIsNamedElsewhereHasNoField() async throws {
        let page = try await Self.web(ScriptedProviders()).get("/settings/sources").text
        #expect(page.contains("id=\"key-omdb\""))
        #expect(!page.contains("id=\"key-amc\""))
        #expect(!page.contains("id=\"key-itunes\""))
        #expect(page.contains(Strings.english[ProviderSettingsText.attributionTMDb]))
        #expect(page.contains(Strings.english[ProviderSettingsText.attributionOMDb]))
        #expect(page.contains(Strings.english[ProviderSettingsText.attributionITunes]))
        #expect(page.contains("href=\"https://www.tvmaze.com\""))
        #expect(page.contains("/licenses/by-sa/4.0/"))
    }

    @Test func aForgedReportSaysNothing() async throws {
        let page = try await Self.web(ScriptedProviders()).get(
            "/settings/sources", [.cookie: "filmz-provider=omdb.<b>"])
        #expect(page.status == .ok)
        #expect(!page.text.contains("class=\"report\""))
    }

    @Test func programsCanDoTheSame() async throws {
        let providers = ScriptedProviders()
        let web = try await Self.web(providers)
        let list = try await web.api(.get, "/providers").json(PageForm<ProviderStatus>.self)
        #expect(list.items.map(\.provider) == Provider.allCases)
        let kept = try await web.api(.put, "/providers/omdb/key", "{\"key\":\"\(Self.key)\"}")
        #expect(kept.text.contains(#""verdict":"accepted""#))
        #expect(kept.text.contains(#""key":"kept""#))
        #expect(!kept.text.contains(Self.key))
        #expect(try await web.api(.post, "/providers/omdb/test", "{}").text.contains(#""verdict":"accepted""#))
        #expect(
            try await web.api(.patch, "/providers/omdb", #"{"isEnabled":false}"#).text.contains(#""isEnabled":false"#))
        #expect(try await web.api(.delete, "/providers/omdb/key").text.contains(#""key":"missing""#))
        await providers.judge(.untested(ProviderFailure(.unreachable)))
        let untested = try await web.api(.put, "/providers/omdb/key", "{\"key\":\"\(Self.key)\"}").text
        #expect(untested.contains(#""failure":{"kind":"unreachable"},"#))
        #expect(!untested.contains(Self.key))
        #expect(try await web.api(.put, "/providers/omdb/key", "{\"key\":\"\(Self.key) 1\"}").problem.field == "key")
        #expect(try await web.api(.put, "/providers/amc/key", #"{"key":"1"}"#).problem.name == "set-elsewhere")
        #expect(try await web.api(.get, "/providers/imdb/key").status == .methodNotAllowed)
        #expect(try await web.api(.delete, "/providers/imdb/key").status == .notFound)
    }
}
