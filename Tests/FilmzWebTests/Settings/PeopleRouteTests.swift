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
        #expect(page.text.contains("filmz password"))
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
        #expect(try await web.get("/settings/people", ada).text.contains("/settings/people/2/sign-out"))
        #expect(try await web.post("/settings/people/2/sign-out", "", ada).status == .seeOther)
        #expect(try await web.services.accounts.access(with: token) == .denied)
        #expect(try await web.post("/settings/people/1/sign-out", "", ada).status == .seeOther)
        #expect(try await web.get("/settings/people", ada).status == .ok, "nobody signs out their own browser by this")
    }

    @Test func whoCannotBeInvitedIsNot() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        #expect(try await web.post("/settings/people/9/invite", "", ada).status == .notFound)
        #expect(try await web.post("/settings/people/1/invite", "", ada).status == .seeOther)
        #expect(try await web.post("/settings/people/x/invite", "", ada).status == .notFound)
    }
}
