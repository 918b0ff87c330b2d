import FilmzContracts
import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct PeopleRouteTests {
    /// Ada, who runs this Filmz, is signed in.
    private static func ada(_ web: WebFixture) async throws -> HTTPFields {
        _ = try await web.services.owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
        return WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
    }

    @Test func whoIsAddedGetsALinkThatWorks() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        let added = try await web.post("/settings/people", "name=Ben", ada)
        #expect(added.status == .ok)
        #expect(added.headers[.cacheControl] == "no-store")
        let link = try #require(added.text.firstMatch(of: /value="http:\/\/localhost(\/join\/[a-z2-7]{26})"/)?.output.1)
        #expect(try await web.get(String(link)).text.contains("value=\"Ben\""))
        #expect(try await web.services.persons.persons().map(\.name) == ["Ada", "Ben"])
        let again = try await web.post("/settings/people/2/invite", "", ada)
        #expect(again.text.contains("/join/"))
        #expect(try await web.get(String(link)).status == .notFound, "only the newest one works")
    }

    @Test func nobodyIsAddedBeforeTheOwnerCanSignIn() async throws {
        let web = try await WebFixture()
        let page = try await web.get("/settings/people")
        #expect(page.text.contains("/settings/account?next="))
        #expect(!page.text.contains("name=\"name\""))
        _ = try await web.post("/settings/people", "name=Ben")
        #expect(try await web.services.persons.persons().count == 1)
    }

    @Test(arguments: ["name=ADA", "name=", "", "name=\(String(repeating: "x", count: 61))"])
    func aNameThatCannotBeIsSaidAndKept(form: String) async throws {
        let web = try await SignInRouteTests.protected()
        let refused = try await web.post("/settings/people", form, try await Self.ada(web))
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains("role=\"alert\""))
        #expect(refused.text.contains("value=\"\(form.dropFirst("name=".count))\""))
        #expect(try await web.services.persons.persons().count == 1)
    }

    @Test func anOwnerSignsSomebodyOut() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        let ben = try await web.services.owners.persons.add(PersonDraft(name: "Ben")).id
        let password = try Password("battery staple")
        try await web.services.owners.setPassword(password, of: ben)
        let token = try await web.services.accounts.signIn(password, as: ben, on: "", replacing: nil)
        #expect(try await web.get("/settings/people", ada).text.contains("href=\"/settings/people/2\""))
        #expect(try await web.get("/settings/people/2", ada).text.contains("/settings/people/2/sign-out"))
        #expect(try await web.post("/settings/people/2/sign-out", "", ada).status == .seeOther)
        #expect(try await web.services.accounts.access(with: token) == .denied)
        #expect(try await web.post("/settings/people/1/sign-out", "", ada).status == .seeOther)
        #expect(try await web.get("/settings/people", ada).status == .ok, "nobody signs out their own browser by this")
    }

    @Test func whoCannotBeInvitedIsNot() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        #expect(try await web.get("/settings/people/9", ada).status == .notFound)
        #expect(try await web.post("/settings/people/9/invite", "", ada).status == .notFound)
        #expect(try await web.post("/settings/people/1/invite", "", ada).status == .seeOther)
        #expect(try await web.post("/settings/people/x/invite", "", ada).status == .notFound)
    }

    private static let password = "password=correct+horse"

    /// Ben, who has a film, is retired by Ada.
    private static func retired(_ web: WebFixture, by ada: HTTPFields) async throws -> Person.ID {
        let ben = try await web.services.owners.persons.add(PersonDraft(name: "Ben")).id
        try await web.services.owners.setPassword(try Password("battery staple"), of: ben)
        try await web.services.myFilms.apply(.comment("What Ben says."), to: WebFixture.alien.id, of: ben)
        let page = try await web.get("/settings/people/2/retire", ada)
        #expect(page.text.contains("action=\"/settings/people/2/retire\""))
        #expect(try await web.post("/settings/people/2/retire", "password=wrong", ada).status == .unprocessableContent)
        #expect(try await web.post("/settings/people/2/retire", password, ada).status == .seeOther)
        return ben
    }

    @Test func whoIsRetiredTakesTheirFilmsOnce() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        _ = try await Self.retired(web, by: ada)
        let found = try await web.post("/settings/people/2/farewell", "", ada)
        #expect(found.status == .unprocessableContent, "an unlocked phone is not enough")
        let made = try await web.post("/settings/people/2/farewell", Self.password, ada)
        #expect(made.headers[.cacheControl] == "no-store")
        let link = try #require(
            made.text.firstMatch(of: /value="http:\/\/localhost(\/farewell\/[a-z2-7]{26})"/)?.output.1)
        for _ in 1...2 { #expect(try await web.get(String(link)).text.contains("Ben")) }
        let taken = try await web.post(String(link), "")
        #expect(taken.status == .ok)
        #expect(taken.headers[.contentType] == ExportFormat.archive.mediaType)
        #expect(taken.headers[.cacheControl] == "no-store")
        #expect(try await web.post(String(link), "").status == .notFound)
        #expect(try await web.get(String(link)).status == .notFound)
        let elsewhere: HTTPFields = [.origin: "https://evil.example"]
        #expect(try await web.send(String(link), .post, elsewhere, nil).status == .forbidden)
    }

    @Test func whoIsRetiredIsTakenBack() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        let ben = try await Self.retired(web, by: ada)
        let calendar = try await web.services.calendars.make(.episodes, in: "en", of: ben)
        let share = try await web.services.shares.make(
            ShareDraft(.film(WebFixture.alien.id)), id: .random(), of: ben)
        let links = ["/calendar/\(calendar.text)/filmz.ics", "/s/\(share.text)"]
        for link in links { #expect(try await web.get(link).status == .notFound, "\(link)") }
        let page = try await web.get("/settings/people/2", ada).text
        #expect(page.contains("/settings/people/2/readmit"))
        #expect(!page.contains("/settings/people/2/invite"))
        #expect(try await web.get("/settings/people/2/retire", ada).status == .notFound)
        #expect(try await web.post("/settings/people/2/readmit", "", ada).status == .seeOther)
        #expect(try await web.services.persons.persons().first { $0.id == ben }?.retiredAt == nil)
        for link in links { #expect(try await web.get(link).status == .ok, "\(link)") }
        #expect(try await web.get("/settings/people/2", ada).text.contains("/settings/people/2/invite"))
        #expect(try await web.post("/settings/people/2/farewell", Self.password, ada).status == .notFound)
    }

    @Test func nobodyRetiresThemselvesOrTheFirstPerson() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        for path in ["/settings/people/1/retire", "/settings/people/9/retire", "/settings/people/9/readmit"] {
            #expect(try await web.post(path, Self.password, ada).status == .notFound)
        }
        #expect(try await web.get("/settings/people/1/retire", ada).status == .notFound)
    }
}
