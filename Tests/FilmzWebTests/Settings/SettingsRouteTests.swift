import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct SettingsRouteTests {
    private static let iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"

    @Test func aDeviceCanBeSignedOutFromAnother() async throws {
        let web = try await SignInRouteTests.protected()
        let mine = try await SignInRouteTests.signIn(web)
        let phone = try await SignInRouteTests.signIn(web, [.userAgent: Self.iPhone])
        let page = try await web.get("/settings/you", [.cookie: mine]).text
        let names: KeyValuePairs = [
            "browser": Strings.english[BrowserText.safari], "system": Strings.english[SystemText.iPhone],
        ]
        #expect(page.contains(Strings.english[SettingsText.browserOn, names]))
        #expect(page.contains(Strings.english[SettingsText.thisDevice]))
        let id = try #require(
            try await web.services.accounts.sessions(of: .owner).first { $0.device == Self.iPhone }?.id)
        let ended = try await web.post(
            "/settings/sessions/end", "session=\(id)", WebFixture.own + [.cookie: mine])
        #expect(ended.headers[.location] == "/settings/you#devices")
        #expect(try await web.get("/", [.cookie: phone]).status == .seeOther)
        #expect(try await web.get("/", [.cookie: mine]).status == .ok)
    }

    @Test func theFrontPageSaysWhatIsSet() async throws {
        let web = try await WebFixture()
        let fresh = try await web.get("/settings").text
        #expect(fresh.contains(Strings.english[SettingsText.noServices]))
        #expect(fresh.contains(Strings.english[SettingsText.linksAndCalendars]))
        let mine = MyServices(services: [StreamingService(id: 8, name: "Netflix")])
        _ = try await web.services.myServices.choose(mine, of: .owner)
        _ = try await web.post("/settings/calendars/episodes", "")
        let later = try await web.get("/settings").text
        #expect(later.contains(Strings.english.count(SettingsText.services, 1)))
        #expect(later.contains(Strings.english.count(SettingsText.calendars, 1)))
    }

    @Test func theFrontPageLeadsToEachGroup() async throws {
        let web = try await WebFixture()
        let front = try await web.get("/settings").text
        for group in ["you", "services", "sources", "sharing", "data", "server"] {
            #expect(front.contains("href=\"/settings/\(group)\""), "\(group)")
            let page = try await web.get("/settings/\(group)")
            #expect(page.status == .ok, "\(group)")
            #expect(page.text.contains("href=\"/settings/\(group)\" aria-current=\"page\""), "\(group)")
        }
    }

    @Test func licencesAreOnePageFromTheSettings() async throws {
        let web = try await WebFixture()
        #expect(try await web.get("/settings").text.contains("href=\"/settings/licences\""))
        let page = try await web.get("/settings/licences").text
        #expect(page.contains("<li>GRDB.swift: MIT, "))
        #expect(page.contains("limitations under the License.</p>"))
    }

    @Test func allOthersCanBeSignedOut() async throws {
        let web = try await SignInRouteTests.protected()
        let mine = try await SignInRouteTests.signIn(web)
        let others = [try await SignInRouteTests.signIn(web), try await SignInRouteTests.signIn(web)]
        _ = try await web.post("/settings/sessions/end-others", "", WebFixture.own + [.cookie: mine])
        for other in others { #expect(try await web.get("/", [.cookie: other]).status == .seeOther) }
        #expect(try await web.get("/settings/you", [.cookie: mine]).status == .ok)
    }

    @Test(arguments: [
        ("/settings/sessions/end", "session=0"), ("/settings/sessions/end", ""),
        ("/settings/sessions/end", "session=abc"),
    ])
    func nonsenseIsRefused(path: String, form: String) async throws {
        let web = try await SignInRouteTests.protected()
        let mine = try await SignInRouteTests.signIn(web)
        #expect(try await web.post(path, form, WebFixture.own + [.cookie: mine]).status == .badRequest)
        #expect(try await web.get("/", [.cookie: mine]).status == .ok)
    }

    @Test func withoutAPasswordItSaysHowToSetOne() async throws {
        let web = try await WebFixture()
        let page = try await web.get("/settings/you").text
        #expect(page.contains("href=\"/settings/account\""))
        #expect(page.contains("filmz serve --host 0.0.0.0"))
        #expect(try await web.post("/settings/sessions/end-others", "").status == .badRequest)
    }

    @Test func aReachableServerShowsItsAddressAsACode() async throws {
        let web = try await SignInRouteTests.protected(
            ServerConfiguration(publicAddress: PublicAddress("https://films.example.org")))
        let mine = try await SignInRouteTests.signIn(web)
        let page = try await web.get("/settings/you", [.cookie: mine]).text
        #expect(page.contains("https://films.example.org"))
        #expect(page.contains("class=\"qr\""))
    }
}
