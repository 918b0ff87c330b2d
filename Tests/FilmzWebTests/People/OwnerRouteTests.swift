import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzTestSupport
import FilmzText
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// What concerns everybody is for owners. The routes are those that take an ``OwnerContext``, so that a new one cannot be
/// forgotten here.
struct OwnerRouteTests {
    private struct Route {
        let method: HTTPRequest.Method
        let path: String

        var isOfTheAPI: Bool { path.hasPrefix("/api/") }
    }

    private static let password = "correct horse"

    private static func web() async throws -> WebFixture {
        let backups = try ScriptedBackups()
        return try await WebFixture {
            $0.replace(\.backups, with: backups)
            $0.replace(\.catalogueImport, with: ScriptedImport())
            $0.replace(\.fetchPicture, with: { _ in throw AdvertisingProblem.unreachablePicture })
        }
    }

    private static func routes(_ web: WebFixture) -> [Route] {
        let services = web.services
        let router = Router(context: VisitorContext.self)
        let configuration = ServerConfiguration()
        let passwords = PasswordCheck(accounts: services.accounts)
        FilmzRouter.addOwned(
            to: router.group(context: PersonContext.self).group(context: OwnerContext.self), with: services.owners,
            from: services,
            settings: SettingsRoutes(
                services: services,
                replies: Replies(services: services, clock: web.clock.clock, assets: Assets.all.paths),
                configuration: configuration),
            api: API(
                services: services, passwords: passwords,
                exports: Exports(services: services, passwords: passwords, version: configuration.version),
                configuration: configuration))
        return router.routes.filter { $0.method != .head }.map { route in
            Route(method: route.method, path: "\(route.path)".replacing(/\{[a-z]+\}/, with: "1"))
        }
    }

    /// The answers to a person who signed in.
    private static func answers(
        to person: Person.ID, _ web: WebFixture
    ) async throws -> [(route: Route, answer: TestResponse)] {
        let password = try Password(Self.password)
        for other in Set([.owner, person]) { try await web.services.owners.accounts.setPassword(password, of: other) }
        let token = try await web.services.accounts.signIn(password, as: person, on: "", replacing: nil)
        let headers = WebFixture.own + [.cookie: "filmz-session=\(token.text)"]
        var answers: [(route: Route, answer: TestResponse)] = []
        for route in routes(web) {
            let hasBody = route.method != .get && route.method != .options
            let body: ByteBuffer? = if hasBody { ByteBuffer(string: "a=b") } else { nil }
            answers.append((route, try await web.send(route.path, route.method, headers, body)))
        }
        return answers
    }

    @Test func aMemberIsRefusedByEveryOne() async throws {
        let web = try await Self.web()
        let member = try await web.services.owners.persons.add(PersonDraft(name: "Ada")).id
        let answers = try await Self.answers(to: member, web)
        #expect(answers.count > 50)
        for (route, answer) in answers {
            #expect(answer.status == .forbidden, "\(route)")
            let reason = if route.isOfTheAPI { "owners-only" } else { Strings.english[ProblemText.ownersOnly] }
            #expect(answer.text.contains(reason), "\(route)")
        }
    }

    @Test(arguments: [nil, "Ada"]) func anOwnerIsRefusedByNone(name: String?) async throws {
        let web = try await Self.web()
        var owner = Person.ID.owner
        if let name { owner = try await web.services.owners.persons.add(PersonDraft(name: name, role: .owner)).id }
        for (route, answer) in try await Self.answers(to: owner, web) {
            #expect(answer.status != .unauthorized, "\(route)")
            #expect(!answer.text.contains("owners-only"), "\(route)")
            #expect(!answer.text.contains(Strings.english[ProblemText.ownersOnly]), "\(route)")
        }
    }

    @Test func theSettingsOfAMemberHaveNothingOfAnOwners() async throws {
        let web = try await Self.web()
        let member = try await web.services.owners.persons.add(PersonDraft(name: "Ada")).id
        let password = try Password(Self.password)
        try await web.services.owners.accounts.setPassword(password, of: member)
        let token = try await web.services.accounts.signIn(password, as: member, on: "", replacing: nil)
        for group in ["", "/you", "/services", "/sharing", "/data"] {
            let page = try await web.get("/settings\(group)", [.cookie: "filmz-session=\(token.text)"])
            #expect(page.status == .ok)
            for route in Self.routes(web) where !route.isOfTheAPI {
                #expect(!page.text.contains("\"\(route.path)\""), "\(route)")
            }
        }
    }
}
