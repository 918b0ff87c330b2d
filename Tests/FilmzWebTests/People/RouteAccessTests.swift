import FilmzContracts
import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Who gets in by which route. The routes are those of the router, so that a new one is either for persons who are signed
/// in, or has to be named here.
struct RouteAccessTests {
    /// What anybody may ask for. All that is personal among it has a secret address.
    private static let open: Set = [
        "/", "/assets", "/calendar", "/farewell", "/healthz", "/join", "/livez", "/manifest.webmanifest", "/s",
        "/sign-in",
        "/sign-out",
    ]

    private struct Route: Sendable {
        let method: HTTPRequest.Method
        let path: String

        var isOpen: Bool {
            path != "/" && open.contains("/" + (path.split(separator: "/").first.map(String.init) ?? ""))
        }
        var isOfTheAPI: Bool { path.hasPrefix("/api/") }
    }

    /// Somebody without the right to come in.
    enum Stranger: CaseIterable {
        case nobody, forged, signedOut, expired, retired, deleted, beforeANewPassword
    }

    private static func web() async throws -> WebFixture {
        let backups = try ScriptedBackups()
        let web = try await WebFixture {
            $0.replace(\.backups, with: backups)
            $0.replace(\.catalogueImport, with: ScriptedImport())
            $0.fetchRecommendation = { _ in throw RecommendationProblem.unreachable }
            $0.replace(\.fetchPicture, with: { _ in throw AdvertisingProblem.unreachablePicture })
        }
        try await web.services.owners.accounts.setPassword(try Password(SignInRouteTests.password))
        return web
    }

    private static func routes(_ web: WebFixture) -> [Route] {
        FilmzRouter.build(services: web.services).routes.filter { $0.method != .head }.map { route in
            Route(method: route.method, path: "\(route.path)".replacing(/\{[A-Za-z]+\}/, with: "1"))
        }
    }

    /// A cookie that was good once, or never.
    private static func cookie(of stranger: Stranger, _ web: WebFixture) async throws -> String? {
        let owners = web.services.owners
        let password = try Password("battery staple")
        func session() async throws -> (person: Person.ID, token: SessionToken) {
            let person = try await owners.persons.add(PersonDraft(name: "Ben")).id
            try await owners.accounts.setPassword(password, of: person)
            return (person, try await owners.accounts.signIn(password, as: person, on: "", replacing: nil))
        }
        switch stranger {
        case .nobody: return nil
        case .forged: return SessionToken.random().text
        case .signedOut:
            let (person, token) = try await session()
            for session in try await owners.accounts.sessions(of: person) {
                try await owners.accounts.endSession(session.id, of: person)
            }
            return token.text
        case .expired:
            let token = try await session().token
            web.clock.advance(seconds: Int64(Session.lifetimeInDays) * 86_400)
            return token.text
        case .retired:
            let (person, token) = try await session()
            try await owners.persons.retire(person)
            return token.text
        case .deleted:
            let (person, token) = try await session()
            try await owners.persons.delete(person)
            return token.text
        case .beforeANewPassword:
            let (person, token) = try await session()
            try await owners.accounts.setPassword(password, of: person)
            return token.text
        }
    }

    @Test(arguments: Stranger.allCases)
    func noStrangerGetsIn(stranger: Stranger) async throws {
        let web = try await Self.web()
        var headers = WebFixture.own
        headers[.cookie] = try await Self.cookie(of: stranger, web).map { "filmz-session=\($0)" }
        let closed = Self.routes(web).filter { !$0.isOpen }
        #expect(closed.count > 200)
        for route in closed {
            let hasBody = route.method != .get && route.method != .options
            let body: ByteBuffer? = if hasBody { ByteBuffer(string: "a=b") } else { nil }
            let answer = try await web.send(route.path, route.method, headers, body)
            if route.method == .get, !route.isOfTheAPI {
                #expect(answer.status == .seeOther, "\(route)")
                #expect(answer.headers[.location]?.hasPrefix("/sign-in") == true, "\(route)")
            } else {
                #expect(answer.status == .unauthorized, "\(route)")
            }
            #expect(answer.headers[.setCookie] == nil, "\(route)")
        }
    }

    /// An open route asks nobody to sign in. What it shows is up to its secret address.
    @Test func whatIsOpenIsThere() async throws {
        let web = try await Self.web()
        for route in Self.routes(web) where route.isOpen && route.method == .get {
            let answer = try await web.send(route.path, .get, [:], nil)
            #expect(answer.headers[.location]?.hasPrefix("/sign-in") != true, "\(route)")
            #expect(answer.status != .unauthorized, "\(route)")
        }
    }

    /// A page of another site cannot make the browser of somebody who is signed in change anything.
    @Test func noOtherSiteChangesAnything() async throws {
        let web = try await Self.web()
        let cookie = try await SignInRouteTests.signIn(web)
        let changing = Self.routes(web).filter { ![.get, .options].contains($0.method) }
        #expect(changing.count > 100)
        for route in changing {
            for headers: HTTPFields in [
                [.cookie: cookie, .origin: "https://evil.example"], [.cookie: cookie, .origin: "null"],
                [.cookie: cookie, .secFetchSite: "cross-site"],
            ] {
                let answer = try await web.send(route.path, route.method, headers, ByteBuffer(string: "a=b"))
                #expect(answer.status == .forbidden, "\(route)")
            }
        }
    }
}
