import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

struct SignInRouteTests {
    static let password = "correct horse"

    static func protected(_ configuration: ServerConfiguration = ServerConfiguration()) async throws -> WebFixture {
        let web = try await WebFixture(configuration)
        try await web.services.owners.accounts.setPassword(try Password(password))
        return web
    }

    // MARK: Who gets in

    @Test(arguments: ["/", "/search?q=a%20b", "/films/\(WebFixture.alien.id)", "/me/watchlist", "/settings"])
    func aPageLeadsToSignInAndBack(path: String) async throws {
        let web = try await Self.protected()
        let refused = try await web.get(path)
        #expect(refused.status == .seeOther)
        #expect(!refused.text.contains("Alien"))
        let way = try #require(refused.headers[.location])
        let next = way.split(separator: "next=").dropFirst().first.flatMap { String($0).removingPercentEncoding }
        #expect(way.hasPrefix("/sign-in"))
        #expect((next ?? "/") == path)
        let page = try await web.get(way)
        #expect(page.status == .ok)
        #expect(page.text.contains("name=\"password\""))
        #expect(!page.text.contains("name=\"name\""), "nobody is told apart by it")
        let form =
            "password=correct+horse&next=" + (next ?? "/").replacing("%", with: "%25").replacing("&", with: "%26")
        #expect(try await web.post("/sign-in", form).headers[.location] == path)
    }

    @Test func whatIsNoPageAnswers401() async throws {
        let web = try await Self.protected()
        let fragment = try await web.get("/search?q=alien&fragment=results")
        #expect(fragment.status == .unauthorized)
        #expect(fragment.headers[.wwwAuthenticate] != nil)
        #expect(!fragment.text.contains("Alien"))
    }

    @Test func programsGetAProblemTheyCanRead() async throws {
        let response = try await Self.protected().get("/api/v1/films")
        #expect(response.status == .unauthorized)
        #expect(response.headers[.wwwAuthenticate] != nil)
        #expect(response.headers[.contentType] == "application/problem+json")
    }

    @Test func aChangeIsNotMade() async throws {
        let web = try await Self.protected()
        let path = "/films/\(WebFixture.alien.id)/watchlist"
        let headers = WebFixture.own + [.referer: "http://localhost/films/5?a=1"]
        let refused = try await web.post(path, "wanted=true", headers)
        #expect(refused.status == .unauthorized)
        #expect(refused.text.contains("name=\"next\" value=\"/films/5?a=1\""))
        let stranger = WebFixture.own + [.referer: "http://localhost.evil.example/films/5"]
        #expect(try await web.post(path, "wanted=true", stranger).text.contains("name=\"next\" value=\"/\""))
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test func whatWasTypedSurvivesTheSignIn() async throws {
        let web = try await Self.protected()
        let path = "/films/\(WebFixture.alien.id)/viewings"
        let refused = try await web.post(path, "when=today&note=%22Scary%22+%26+slow")
        #expect(refused.status == .unauthorized)
        let held = "held=\(SiteAddress.encoded(path))&held.when=today&held.note=%22Scary%22+%26+slow"
        for (name, value) in [("held", path), ("held.when", "today"), ("held.note", "&quot;Scary&quot; &amp; slow")] {
            #expect(refused.text.contains("name=\"\(name)\" value=\"\(value)\""), "\(name)")
        }
        let wrong = try await web.post("/sign-in", "password=wrong+horse&next=/&\(held)")
        #expect(wrong.text.contains("name=\"held.note\" value=\"&quot;Scary&quot; &amp; slow\""))
        let page = try await web.post("/sign-in", "password=correct+horse&next=/&\(held)")
        #expect(page.status == .ok)
        #expect(page.headers[.setCookie]?.contains("filmz-session=") == true)
        #expect(page.headers[.cacheControl] == "no-store")
        #expect(page.text.contains("<form method=\"post\" action=\"\(path)\">"))
        #expect(page.text.contains("name=\"note\" value=\"&quot;Scary&quot; &amp; slow\""))
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test func noSecretIsHeldInAPage() async throws {
        let refused = try await Self.protected().post("/settings/providers/tmdb/key", "key=s3cr3t&password=t0ps3cr3t")
        #expect(refused.status == .unauthorized)
        #expect(!refused.text.contains("s3cr3t"))
        #expect(!refused.text.contains("t0ps3cr3t"))
    }

    @Test(arguments: ["https://evil.example/", "//evil.example", "javascript:alert(1)"])
    func aFormIsOnlyHeldForAPlaceOfOurs(path: String) async throws {
        let web = try await Self.protected()
        let form = "password=correct+horse&next=/search&held=\(SiteAddress.encoded(path))&held.a=1"
        #expect(try await web.post("/sign-in", form).headers[.location] == "/search")
    }

    @Test func aFileIsNotHeldAndThePageSaysSo() async throws {
        let headers: HTTPFields = [.origin: "http://localhost", .contentType: "multipart/form-data; boundary=x"]
        let refused = try await Self.protected().send("/import", .post, headers, ByteBuffer(string: "--x--"))
        #expect(refused.status == .unauthorized)
        #expect(refused.text.contains(Strings.english[PeopleText.fileNotSent]))
    }

    @Test(arguments: ["/sign-in", "/manifest.webmanifest"])
    func someThingsArePublic(path: String) async throws {
        #expect(try await Self.protected().get(path).status == .ok)
    }

    @Test func assetsArePublic() async throws {
        let web = try await Self.protected()
        let paths = try await web.get("/sign-in").text.matches(of: /"(\/assets\/[^"#]+)/).map { String($0.output.1) }
        #expect(Set(paths).count >= 4)
        for path in Set(paths) { #expect(try await web.get(path).status == .ok, "\(path)") }
    }

    @Test func signingInAndOut() async throws {
        let web = try await Self.protected()
        let cookie = try await Self.signIn(web)
        #expect(try await web.get("/films/\(WebFixture.alien.id)", [.cookie: cookie]).text.contains("Alien"))
        #expect(try await web.get("/sign-in?next=/search", [.cookie: cookie]).headers[.location] == "/search")
        let out = try await web.post("/sign-out", "", WebFixture.own + [.cookie: cookie])
        #expect(out.headers[.location] == "/sign-in")
        #expect(out.headers[.setCookie]?.contains("Max-Age=0") == true)
        #expect(try await web.get("/", [.cookie: cookie]).status == .seeOther)
    }

    @Test(arguments: [
        "filmz-session=", "filmz-session=\(String(repeating: "0", count: 64))", "filmz-session=\"><script>",
        "__Host-filmz-session=\(String(repeating: "0", count: 64))",
    ])
    func aMadeUpCookieIsNone(cookie: String) async throws {
        #expect(try await Self.protected().get("/", [.cookie: cookie]).status == .seeOther)
    }

    @Test(arguments: ["", "password=", "password=wrong+horse", "password=short", "next=/"])
    func anythingElseIsTheWrongPassword(form: String) async throws {
        let refused = try await Self.protected().post("/sign-in", form)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.headers[.setCookie] == nil)
        #expect(refused.text.contains("role=\"alert\""))
        #expect(!refused.text.contains("wrong horse"))
    }

    @Test(arguments: [
        "https://evil.example", "//evil.example", "/\\evil.example", "/a\r\nSet-Cookie: a", "javascript:alert(1)",
        "/sign-in?next=/sign-in", "é", "",
    ])
    func nobodyIsLedElsewhere(next: String) async throws {
        let web = try await Self.protected()
        let encoded = next.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let page = try await web.get("/sign-in?next=\(encoded)").text
        #expect(page.contains("name=\"next\" value=\"/\""))
        let signedIn = try await web.post("/sign-in", "password=correct+horse&next=\(encoded)")
        #expect(signedIn.headers[.location] == "/")
    }

    // MARK: Sessions

    @Test func aTokenFromBeforeIsNeverSignedIn() async throws {
        let web = try await Self.protected()
        let planted = "filmz-session=" + String(repeating: "a", count: 64)
        let cookie = try await Self.signIn(web, [.cookie: planted])
        #expect(cookie != planted)
        #expect(try await web.get("/", [.cookie: planted]).status == .seeOther)
        let again = try await Self.signIn(web, [.cookie: cookie])
        #expect(again != cookie)
        #expect(try await web.get("/", [.cookie: cookie]).status == .seeOther, "the old session ended")
        #expect(try await web.services.accounts.sessions(of: .owner).count == 1)
    }

    @Test func aSessionIsRenewedWhileItIsUsed() async throws {
        let web = try await Self.protected()
        let cookie = try await Self.signIn(web)
        #expect(try await web.get("/", [.cookie: cookie]).headers[.setCookie] == nil)
        web.clock.advance(seconds: 3_600)
        #expect(try await web.get("/", [.cookie: cookie]).headers[.setCookie]?.hasPrefix(cookie) == true)
    }

    @Test func theCookieIsForThisServerOnly() async throws {
        let web = try await Self.protected()
        let plain = try #require(try await web.post("/sign-in", "password=correct+horse").headers[.setCookie])
        for part in ["filmz-session=", "; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=7776000"] {
            #expect(plain.contains(part), "\(part)")
        }
        #expect(!plain.contains("Secure"))
        #expect(!plain.contains("Domain"))

        let files = CertificateFiles(certificate: "a", key: "b")
        let encrypted = try await Self.protected(ServerConfiguration(certificate: files))
        let own = WebFixture.own + [.origin: "https://localhost"]
        let secure = try #require(
            try await encrypted.post("/sign-in", "password=correct+horse", own).headers[.setCookie])
        #expect(secure.hasPrefix("__Host-filmz-session="))
        #expect(secure.contains("; Secure"))
    }

    // MARK: Guessing

    @Test func guessingHasToWaitAndTheRightPasswordWorksAfterwards() async throws {
        let web = try await Self.protected()
        for _ in 1...5 {
            #expect(try await web.post("/sign-in", "password=wrong+horse").status == .unprocessableContent)
        }
        let waiting = try await web.post("/sign-in", "password=correct+horse&next=/search")
        #expect(waiting.status == .tooManyRequests)
        #expect(waiting.headers[.retryAfter] == "1")
        #expect(waiting.text.contains(Strings.english.count(PeopleText.tooManySeconds, 1)))
        #expect(waiting.text.contains("value=\"/search\""))
        web.clock.advance(seconds: 1)
        #expect(try await web.post("/sign-in", "password=correct+horse").status == .seeOther)
    }

    @Test func tooManyAtOnceAreTold() async throws {
        let web = try await WebFixture()
        var services = web.services
        services.accounts = BusyAccounts(base: web.services.accounts)
        let application = Application(router: FilmzRouter.build(services: services))
        let response = try await application.test(.router) { client in
            try await client.execute(
                uri: "/sign-in", method: .post, headers: WebFixture.own,
                body: ByteBuffer(string: "password=correct+horse"))
        }
        #expect(response.status == .serviceUnavailable)
        #expect(response.headers[.retryAfter] != nil)
    }

    // MARK: Several persons

    /// Ada runs this Filmz, and Ben signs in too. Cléo has no password.
    private static func household() async throws -> WebFixture {
        let web = try await protected()
        let owners = web.services.owners
        _ = try await owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
        let ben = try await owners.persons.add(PersonDraft(name: "Ben"))
        _ = try await owners.persons.add(PersonDraft(name: "Cléo"))
        try await owners.setPassword(try Password("battery staple"), of: ben.id)
        return web
    }

    private static func session(_ web: WebFixture, _ form: String) async throws -> HTTPFields {
        let signedIn = try await web.post("/sign-in", form)
        #expect(signedIn.status == .seeOther, "\(form)")
        return [.cookie: String(try #require(signedIn.headers[.setCookie]).prefix { $0 != ";" })]
    }

    @Test func eachPersonSignsInByNameToFilmsOfTheirOwn() async throws {
        let web = try await Self.household()
        #expect(try await web.get("/sign-in").text.contains("name=\"name\""))
        let ada = try await Self.session(web, "name=Ada&password=correct+horse")
        let ben = try await Self.session(web, "name=+B%C3%89N&password=battery+staple")
        let path = "/films/\(WebFixture.alien.id)/watchlist"
        #expect(try await web.post(path, "wanted=true").text.contains("name=\"name\""), "where a form was sent")
        #expect(try await web.post(path, "wanted=true", WebFixture.own + ben).status == .seeOther)
        #expect(try await web.get("/me/watchlist", ben).text.contains("Alien"))
        #expect(try await !web.get("/me/watchlist", ada).text.contains("Alien"))
    }

    @Test func aNameThatNobodyHasIsAnsweredLikeAWrongPassword() async throws {
        let web = try await Self.household()
        var answers: Set<String> = []
        for (name, password) in [
            ("Ben", "wrong+horse"), ("Ben", "correct+horse"), ("Cleo", "battery+staple"), ("Dora", "battery+staple"),
            ("2", "battery+staple"), ("", "battery+staple"), ("Dora", "short"),
        ] {
            // Otherwise the fifth would have to wait.
            web.clock.advance(seconds: 3_600)
            let refused = try await web.post("/sign-in", "name=\(name)&password=\(password)")
            #expect(refused.status == .unprocessableContent, "\(name)")
            #expect(refused.text.contains("name=\"name\" value=\"\(name)\""))
            answers.insert(refused.text.replacing("value=\"\(name)\"", with: ""))
        }
        #expect(answers.count == 1)
        #expect(answers.first?.contains(Strings.english[PeopleText.wrongNameOrPassword]) == true)
    }

    @Test func everybodyIsAskedForTheirOwnPassword() async throws {
        let web = try await Self.household()
        let ben = WebFixture.own + (try await Self.session(web, "name=Ben&password=battery+staple"))
        #expect(try await web.get("/export", ben).text.contains("type=\"password\""))
        #expect(try await web.post("/export", "format=csv&password=correct+horse", ben).status == .unprocessableContent)
        #expect(try await web.post("/export", "format=csv&password=battery+staple", ben).status == .ok)
    }

    // MARK: Others

    @Test func aRemovedPasswordLetsNobodyIn() async throws {
        let web = try await Self.protected(ServerConfiguration(host: "0.0.0.0"))
        let cookie = try await Self.signIn(web)
        _ = try await web.services.owners.accounts.removePassword()
        for headers in [[:], [.cookie: cookie]] as [HTTPFields] {
            let refused = try await web.get("/films/\(WebFixture.alien.id)", headers)
            #expect(refused.status == .serviceUnavailable)
            #expect(refused.text.contains("filmz password"))
            #expect(!refused.text.contains("Alien"))
        }
    }

    @Test func withoutAPasswordAProxyLetsNobodyIn() async throws {
        let web = try await WebFixture()
        let forwarded = try await web.get("/", [.init("X-Forwarded-For") ?? .via: "192.0.2.1"])
        #expect(forwarded.status == .serviceUnavailable)
        #expect(try await web.get("/").status == .ok)
    }

    static func signIn(_ web: WebFixture, _ headers: HTTPFields = [:]) async throws -> String {
        let signedIn = try await web.post("/sign-in", "password=correct+horse", WebFixture.own + headers)
        #expect(signedIn.status == .seeOther)
        return String(try #require(signedIn.headers[.setCookie]).prefix { $0 != ";" })
    }
}

extension HTTPFields {
    /// The fields of both; those on the right replace those on the left.
    static func + (left: HTTPFields, right: HTTPFields) -> HTTPFields {
        var result = left
        for field in right { result[field.name] = field.value }
        return result
    }
}

/// Accounts that are too busy to check a password.
private struct BusyAccounts: AccountService {
    let base: any AccountService

    func signIn(_ password: Password, as person: Person.ID?, in browser: SignInBrowser) throws -> SignedIn {
        throw AccountError.busy
    }
    func waysIn(of person: Person.ID) -> [WayIn] { [.password(setAt: SettableClock.start)] }
    func personsWithPassword() -> [Person.ID] { [.owner] }
    func haveSeveralPasswords() -> Bool { false }
    func invitation(_ secret: SecretToken) -> Invitation? { nil }
    func farewell(_ secret: SecretToken) -> Person.ID? { nil }
    func useFarewell(_ secret: SecretToken) -> Person.ID? { nil }
    func accept(_ secret: SecretToken, password: Password, in browser: SignInBrowser) throws -> SessionToken {
        throw AccountError.busy
    }
    func changePassword(to password: Password, of person: Person.ID, in browser: SignInBrowser) throws -> SessionToken {
        throw AccountError.busy
    }
    func pins(in home: Home) -> Set<Person.ID> { [] }
    func setPin(_ pin: Pin?, of person: Person.ID) throws { throw AccountError.busy }
    func open(
        _ other: Person.ID, pin: Pin?, inSession id: Session.ID, of person: Person.ID, on device: String
    ) throws -> SessionToken { throw AccountError.busy }
    func sources(of attempt: SignInAttempt) -> [SignInTallies.Source] { [] }
    func admit(_ sources: [SignInTallies.Source]) -> SignInAdmission { .admitted }
    func forget(_ sources: [SignInTallies.Source]) {}
    func events(of person: Person.ID) -> [AccountEvent] { [] }
    func access(with token: SessionToken?) -> Access { .denied }
    func check(_ password: Password, of person: Person.ID, on device: String) throws { throw AccountError.busy }
    func sessions(of person: Person.ID) async throws -> [Session] { [] }
    func endSession(_ id: Session.ID, of person: Person.ID) async throws -> Bool { false }
    func endSessions(of person: Person.ID, except id: Session.ID) async throws -> Int { 0 }
}
