import FilmzContracts
import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct ProfileRouteTests {
    /// Ada, who keeps the profile of Grandma, is signed in.
    private static func ada(_ web: WebFixture) async throws -> HTTPFields {
        _ = try await web.services.owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
        let ada = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        #expect(try await web.post("/settings/profiles", "name=Grandma", ada).status == .seeOther)
        return ada
    }

    /// The fields of a browser after it was told to open another person.
    private static func fields(after response: TestResponse) throws -> HTTPFields {
        let cookie = response.headers[values: .setCookie].first { $0.hasPrefix("filmz-session=") }
        return WebFixture.own + [.cookie: String(try #require(cookie).prefix { $0 != ";" })]
    }

    @Test func anotherIsOpenedInTwoTaps() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        #expect(try await web.get("/", ada).text.contains("href=\"/who\""))
        #expect(try await web.get("/who", ada).text.contains("action=\"/who/2\""))
        let opened = try await web.post("/who/2", "", ada)
        #expect(opened.headers[.location] == "/")
        #expect(opened.headers[.clearSiteData]?.contains("cache") == true, "Back shows no page of Ada's")
        let grandma = try Self.fields(after: opened)
        try await web.services.myFilms.apply(.comment("What Grandma says."), to: WebFixture.alien.id, of: .member)
        #expect(try await web.get("/films/\(WebFixture.alien.id)", grandma).text.contains("What Grandma says."))
        #expect(try await web.get("/settings/people", grandma).status == .forbidden)
        #expect(try await web.get("/", ada).status == .seeOther, "the browser has a new token")
        let back = try Self.fields(after: try await web.post("/who/1", "", grandma))
        #expect(try await web.get("/settings/people", back).status == .ok)
    }

    @Test func whoIsAloneSeesNothingOfIt() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        #expect(try await !web.get("/", ada).text.contains("href=\"/who\""))
        #expect(try await web.get("/who", ada).headers[.location] == "/settings/profiles")
        let open = try await WebFixture()
        #expect(try await !open.get("/").text.contains("href=\"/who\""))
        #expect(try await open.get("/settings/profiles").text.contains("/settings/account?next="))
        #expect(try await open.post("/settings/profiles", "name=Grandma").status == .unprocessableContent)
    }

    @Test func aWrongPinWaitsInThisBrowserAlone() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        #expect(try await web.post("/settings/pin", "pin=12", ada).status == .unprocessableContent)
        #expect(try await web.post("/settings/pin", "pin=0420", ada).status == .seeOther)
        let other = WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)]
        let grandma = try Self.fields(after: try await web.post("/who/2", "", ada))
        let elsewhere = try Self.fields(after: try await web.post("/who/2", "", other))
        #expect(try await web.get("/who/1", grandma).text.contains("name=\"pin\""))
        for form in ["", "pin=abc"] {
            #expect(try await web.post("/who/1", form, grandma).status == .unprocessableContent)
        }
        for _ in 1...5 {
            let wrong = try await web.post("/who/1", "pin=0421", grandma)
            #expect(wrong.status == .unprocessableContent)
            #expect(wrong.text.contains(Strings.english[ProfileText.wrongPin]))
        }
        let waiting = try await web.post("/who/1", "pin=0420", grandma)
        #expect(waiting.status == .tooManyRequests)
        #expect(waiting.headers[.retryAfter] == "1")
        #expect(try await web.post("/who/1", "pin=0420", elsewhere).status == .seeOther)
        web.clock.advance(seconds: 1)
        #expect(try await web.post("/who/1", "pin=0420", grandma).status == .seeOther)
    }

    @Test func aProfileIsRemovedByItsKeeperWithThePassword() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        try await web.services.accounts.setPin(try Pin("0420"), of: .member)
        #expect(try await web.get("/settings/profiles/2", ada).text.contains("/settings/profiles/2/remove-pin"))
        #expect(try await web.post("/settings/profiles/2/remove-pin", "", ada).status == .seeOther)
        let grandma = try Self.fields(after: try await web.post("/who/2", "", ada))
        for path in ["/settings/profiles/2", "/settings/profiles/1", "/settings/account/leave"] {
            #expect(try await web.get(path, grandma).status == .notFound, "\(path)")
        }
        for path in ["/settings/profiles/2/remove", "/settings/profiles/1/remove", "/settings/account/leave"] {
            #expect(try await web.post(path, "password=correct+horse", grandma).status == .notFound, "\(path)")
        }
        let back = try Self.fields(after: try await web.post("/who/1", "", grandma))
        let refused = try await web.post("/settings/profiles/2/remove", "password=wrong", back)
        #expect(refused.status == .unprocessableContent)
        #expect(try await web.post("/settings/profiles/2/remove", "password=correct+horse", back).status == .seeOther)
        #expect(try await web.services.persons.persons().count == 1)
    }

    @Test func aProfileHasANameAndAPinButNoPassword() async throws {
        let web = try await SignInRouteTests.protected()
        let grandma = try Self.fields(after: try await web.post("/who/2", "", try await Self.ada(web)))
        #expect(try await web.get("/settings/account", grandma).headers[.location] == "/settings/profiles")
        #expect(try await !web.get("/settings/you", grandma).text.contains("id=\"devices\""))
        let form = "name=Granny&next=/settings/profiles"
        #expect(try await web.post("/settings/account/name", form, grandma).headers[.location] == "/settings/profiles")
        #expect(try await web.get("/settings/profiles", grandma).text.contains("value=\"Granny\""))
        let taken = try await web.post("/settings/account/name", "name=ada", grandma)
        #expect(taken.status == .unprocessableContent)
        #expect(taken.text.contains("value=\"ada\""))
        #expect(!taken.text.contains("newPassword"))
        let password = "password=&newPassword=battery%20staple"
        #expect(try await web.post("/settings/account/password", password, grandma).status == .notFound)
        #expect(try await !web.services.accounts.hasPassword(.member))
        #expect(try await web.get("/settings/account/sign-ins", grandma).status == .ok)
    }

    @Test func aPinThatCameTooLateIsWrittenIntoNoPage() async throws {
        let web = try await SignInRouteTests.protected()
        _ = try await Self.ada(web)
        let late = try await web.post("/settings/pin", "pin=0420&name=a")
        #expect(late.text.contains("held.name"))
        #expect(!late.text.contains("0420"))
    }

    @Test func withoutAPasswordThereIsNobodyToOpen() async throws {
        let web = try await SignInRouteTests.protected()
        _ = try await Self.ada(web)
        _ = try await web.services.owners.accounts.removePassword(of: .owner)
        #expect(try await !web.get("/").text.contains("href=\"/who\""))
        #expect(try await web.get("/who").headers[.location] == "/settings/profiles")
        #expect(try await web.post("/who/2", "").status == .notFound)
    }

    @Test func nobodyOfAnotherHomeIsOpened() async throws {
        let web = try await SignInRouteTests.protected()
        let ada = try await Self.ada(web)
        let ben = try await web.services.owners.persons.add(PersonDraft(name: "Ben")).id
        for id in ["\(ben)", "9", "x"] {
            #expect(try await web.get("/who/\(id)", ada).status == .notFound, "\(id)")
            #expect(try await web.post("/who/\(id)", "", ada).status == .notFound, "\(id)")
        }
    }
}

extension Person.ID {
    /// The first person who is added.
    fileprivate static let member = Person.ID(rawValue: 2)
}
