import FilmzContracts
import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct InvitationRouteTests {
    private struct Invited {
        let web: WebFixture
        let path: String
    }

    /// Ada, who runs this Filmz, has invited Ben.
    private static func invited() async throws -> Invited {
        let web = try await SignInRouteTests.protected()
        let owners = web.services.owners
        _ = try await owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
        let ben = try await owners.persons.add(PersonDraft(name: "Ben")).id
        return Invited(web: web, path: try await owners.invite(ben).invitationPath)
    }

    @Test func anInvitationLetsOnePersonInOnce() async throws {
        let invited = try await Self.invited()
        let page = try await invited.web.get(invited.path)
        #expect(page.status == .ok)
        #expect(page.text.contains("value=\"Ben\" readonly"))
        #expect(page.headers[.cacheControl] == "no-store")
        let joined = try await invited.web.post(invited.path, "name=Ada&newPassword=battery+staple")
        #expect(joined.headers[.location] == "/")
        let cookie = String(try #require(joined.headers[.setCookie]).prefix { $0 != ";" })
        let settings = try await invited.web.get("/settings/you", [.cookie: cookie])
        #expect(settings.text.contains(Strings.english[SettingsText.signedInAs, ["name": "Ben"]]), "whatever was sent")
        let again = try await invited.web.post(invited.path, "newPassword=battery+staple")
        #expect(again.status == .notFound)
        #expect(again.headers[.setCookie] == nil)
    }

    @Test func everyInvitationThatIsNoneHasTheSameAnswer() async throws {
        let invited = try await Self.invited()
        _ = try await invited.web.post(invited.path, "newPassword=battery+staple")
        let used = try await invited.web.get(invited.path)
        let never = try await invited.web.get(SecretToken.random().invitationPath)
        #expect(used.status == .notFound)
        #expect(used.text.contains(Strings.english[PeopleText.invitationGone]))
        #expect(used.text == never.text)
    }

    @Test(arguments: ["", "newPassword=short", "newPassword=\(String(repeating: "x", count: 1_001))"])
    func aRefusedPasswordUsesNothingUp(form: String) async throws {
        let invited = try await Self.invited()
        let refused = try await invited.web.post(invited.path, form)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains("role=\"alert\""))
        #expect(try await invited.web.post(invited.path, "newPassword=battery+staple").status == .seeOther)
    }
}
