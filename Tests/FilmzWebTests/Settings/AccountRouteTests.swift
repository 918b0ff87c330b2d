import FilmzContracts
import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct AccountRouteTests {
    @Test func theFirstPasswordNeedsAName() async throws {
        let web = try await WebFixture()
        let refused = try await web.post("/settings/account/first", "name=&newPassword=correct+horse")
        #expect(refused.status == .unprocessableContent)
        #expect(try await !web.services.accounts.hasPassword())
    }

    @Test func whoSetsTheFirstPasswordStaysSignedInAndGoesOn() async throws {
        let web = try await WebFixture()
        let form = "name=Ada&newPassword=correct+horse&next=/settings/people"
        let set = try await web.post("/settings/account/first", form)
        #expect(set.status == .seeOther)
        #expect(set.headers[.location] == "/settings/people")
        let cookies = set.headers[values: .setCookie]
        #expect(cookies.contains { $0.hasPrefix("filmz-session=") && $0.contains("HttpOnly") })
        #expect(cookies.contains { $0.hasPrefix("filmz-browser=") && $0.contains("HttpOnly") })
        let ada = WebFixture.own + [.cookie: try #require(cookies.first?.split(separator: ";").first.map(String.init))]
        #expect(try await web.get("/settings/people", ada).text.contains("name=\"name\""), "Ada can invite somebody")
        #expect(try await web.get("/settings/people").status == .seeOther, "nobody else gets in")
        let again = try await web.post("/settings/account/first", form, ada)
        #expect(again.headers[.location] == "/settings/account", "it is set once")
    }

    @Test func aChangedPasswordKeepsOnlyThisBrowser() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        let other = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        // The session is renewed by the same request.
        web.clock.advance(seconds: 3_600)
        let changed = try await web.post(
            "/settings/account/password", "password=correct+horse&newPassword=battery%20staple", ada)
        #expect(changed.status == .seeOther)
        let sessions = changed.headers[values: .setCookie].filter { $0.hasPrefix("filmz-session=") }
        #expect(sessions.count == 1)
        let cookie = try #require(sessions.first?.split(separator: ";").first.map(String.init))
        #expect(try await web.get("/settings/account", WebFixture.own + [.cookie: cookie]).status == .ok)
        for former in [ada, other] { #expect(try await web.get("/settings/account", former).status == .seeOther) }
        try await web.services.accounts.check(try Password("battery staple"))
    }

    @Test(arguments: [
        "password=wrong%20password&newPassword=battery%20staple", "password=&newPassword=battery%20staple",
        "password=correct+horse&newPassword=short", "password=correct+horse", "newPassword=battery%20staple",
    ])
    func nothingIsChangedWithoutTwoGoodPasswords(form: String) async throws {
        let web = try await SignInRouteTests.protected()
        let ada = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        let refused = try await web.post("/settings/account/password", form, ada)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains("role=\"alert\""))
        #expect(refused.text.contains("aria-invalid=\"true\""))
        try await web.services.accounts.check(try Password(SignInRouteTests.password))
        #expect(try await web.get("/settings/account", ada).status == .ok)
    }

    @Test func whoFindsAPhoneCannotGuessForever() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        let form = "password=wrong%20password&newPassword=battery%20staple"
        for _ in 1...5 { _ = try await web.post("/settings/account/password", form, ada) }
        let refused = try await web.post("/settings/account/password", form, ada)
        #expect(refused.status == .tooManyRequests)
        #expect(refused.headers[.retryAfter] == "1")
    }

    @Test func aNameIsChangedForTheNextSignIn() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        #expect(try await web.post("/settings/account/name", "name=Grace", ada).status == .seeOther)
        #expect(try await web.services.persons.name(of: .owner) == "Grace")
        _ = try await web.services.owners.persons.add(PersonDraft(name: "Ben"))
        let refused = try await web.post("/settings/account/name", "name=BEN", ada)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains("value=\"BEN\""))
    }

    @Test func whatMayNotHaveBeenThemIsToldAtTheNextSignIn() async throws {
        let web = try await SignInRouteTests.protected()
        _ = try await SignInRouteTests.signIn(web)
        try await web.services.owners.accounts.setPassword(try Password(SignInRouteTests.password))
        let form = "password=correct+horse&next=/films"
        let told = try await web.post("/sign-in", form)
        #expect(told.headers[.location] == "/settings/account/sign-ins?next=%2Ffilms")
        let session = told.headers[values: .setCookie].first { $0.hasPrefix("filmz-session=") }
        let cookie = try #require(session?.split(separator: ";").first.map(String.init))
        let page = try await web.get("/settings/account/sign-ins?next=%2Ffilms", WebFixture.own + [.cookie: cookie])
        #expect(page.text.contains("href=\"/films\""))
        #expect(page.text.contains(Strings.english[AccountText.setHere]))
        let elsewhere = try await web.get(
            "/settings/account/sign-ins?next=//evil.example", WebFixture.own + [.cookie: cookie])
        #expect(!elsewhere.text.contains("evil.example"))
    }

    @Test(arguments: ["/settings/account/password", "/settings/account/first", "/settings/account/leave"])
    func noPasswordIsHeldInAPage(path: String) async throws {
        let web = try await SignInRouteTests.protected()
        let held = try await web.post(path, "name=Ada&password=correct+horse&newPassword=battery+staple")
        #expect(held.status == .unauthorized)
        #expect(held.text.contains("value=\"\(path)\""))
        for secret in ["correct horse", "battery staple"] { #expect(!held.text.contains(secret)) }
    }

    @Test func whoLeavesIsGoneAndSignedOut() async throws {
        let web = try await SignInRouteTests.protected()
        _ = try await web.services.owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
        let ben = try await web.services.owners.persons.add(PersonDraft(name: "Ben")).id
        let password = try Password("battery staple")
        try await web.services.owners.setPassword(password, of: ben)
        let token = try await web.services.accounts.signIn(password, as: ben, on: "", replacing: nil)
        let session = WebFixture.own + [.cookie: "filmz-session=\(token.text)"]
        #expect(try await web.get("/settings/account", session).text.contains("/settings/account/leave"))
        #expect(try await web.get("/settings/account/leave", session).text.contains("type=\"password\""))
        for wrong in ["", "password=wrong+password"] {
            #expect(try await web.post("/settings/account/leave", wrong, session).status == .unprocessableContent)
        }
        #expect(try await web.services.persons.persons().count == 2)
        let gone = try await web.post("/settings/account/leave", "password=battery+staple", session)
        #expect(gone.headers[.location] == "/sign-in")
        #expect(gone.headers[.setCookie]?.hasPrefix("filmz-session=;") == true)
        #expect(try await web.services.persons.persons().map(\.id) == [.owner])
        #expect(try await web.get("/settings", session).status == .seeOther)
    }

    @Test func thePersonWhoRunsFilmzStays() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        #expect(try await !web.get("/settings/account", ada).text.contains("/settings/account/leave"))
        #expect(try await web.get("/settings/account/leave", ada).status == .notFound)
        #expect(try await web.post("/settings/account/leave", "password=correct+horse", ada).status == .notFound)
    }
}
