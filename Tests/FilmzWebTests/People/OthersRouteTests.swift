import FilmzContracts
import FilmzDomain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Whoever is signed in reaches nothing of anybody else, by whatever route. The routes are those of the router. Their
/// parameters name films, lists, links, viewings, changes, files and the number of another person, who has something of
/// each.
struct OthersRouteTests {
    enum Visitor: CaseIterable {
        /// Signs in with a password of their own.
        case member
        /// A profile of the person whose things these are, who has a PIN.
        case profile
    }

    /// In every text that Ada wrote.
    private static let mark = "zqxj"

    /// What Ada has, by the names of parameters in routes.
    private struct Things {
        let films: [Film.ID]
        var ids: [String: String] = [:]

        init(in web: WebFixture) async throws {
            let services = web.services
            let own = try await services.films.add(FilmDraft(title: "\(mark) holiday", year: 1987), by: .owner).id
            films = [WebFixture.alien.id, own]
            let viewing = Viewing.ID.random()
            let draft = ViewingDraft(watchedOn: .unknown, place: "\(mark) sofa", note: "\(mark) note")
            let tags = Tags([Tag(accepted: mark)])
            for film in films {
                for edit in [
                    MyFilmEdit.comment("\(mark) says"), .tag(tags), .told(by: "\(mark) friend", message: mark),
                ] {
                    try await services.myFilms.apply(edit, to: film, of: .owner)
                }
            }
            let change = try await services.myFilms.apply(.log(draft, id: viewing), to: WebFixture.alien.id, of: .owner)
            let list = FilmList.ID.random()
            _ = try await services.lists.make(FilmListDraft(name: "\(mark) list"), id: list, with: films, of: .owner)
            let share = Share.ID.random()
            _ = try await services.shares.make(
                ShareDraft(.list(list), words: ShareWords(message: "\(mark) sends")), id: share, of: .owner)
            let fileImport = try await services.imports.keep(
                [
                    FileImportPart(
                        name: "\(mark).csv", path: "\(mark).csv", isInArchive: false, bytes: Array("a,b".utf8))
                ],
                named: "\(mark).csv", for: .owner)
            try await services.recentQueries.record(try #require(SearchQuery("\(mark) query")), of: .owner)
            ids = [
                "list": "\(list)", "share": "\(share)", "viewing": "\(viewing)", "import": "\(fileImport.id)",
                "change": "\(try #require(change).id)", "person": "1", "kind": "episodes", "provider": "tmdb",
                "format": "csv",
            ]
        }

        /// The addresses of a route with these things in it; "1" where there is none.
        func paths(_ route: String) -> [String] {
            let named = ids.reduce(route) { $0.replacing("{\($1.key)}", with: $1.value) }
            let all = named.contains("{film}") ? films.map { named.replacing("{film}", with: "\($0)") } : [named]
            return all.map { $0.replacing(/\{[A-Za-z]+\}/, with: "1") }
        }
    }

    private static func fields(of visitor: Visitor, _ web: WebFixture) async throws -> HTTPFields {
        let owners = web.services.owners
        _ = try await owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
        try await owners.accounts.setPin(try Pin("0420"), of: .owner)
        let person: Person.ID
        let signedIn: SessionToken
        switch visitor {
        case .member:
            person = try await owners.persons.add(PersonDraft(name: "Ben")).id
            try await owners.accounts.setPassword(try Password("battery staple"), of: person)
            signedIn = try await owners.accounts.signIn(
                try Password("battery staple"), as: person, on: "", replacing: nil)
        case .profile:
            person = try await owners.persons.addProfile(named: "Grandma", keptBy: .owner).id
            let ada = try await owners.accounts.signIn(
                try Password(SignInRouteTests.password), as: .owner, on: "", replacing: nil)
            guard case .signedIn(_, let session, _) = try await owners.accounts.access(with: ada) else {
                throw ProfileError.notAtHome
            }
            signedIn = try await owners.accounts.open(person, pin: nil, inSession: session, of: .owner, on: "")
        }
        return WebFixture.own + [.cookie: "filmz-session=\(signedIn.text)"]
    }

    /// The paths and methods of all routes, but for that of signing out.
    private static func routes(_ web: WebFixture) -> [(method: HTTPRequest.Method, path: String)] {
        FilmzRouter.build(services: web.services).routes.filter { $0.method != .head }
            .map { ($0.method, "\($0.path)") }.filter { $0.path != "/sign-out" }
    }

    @Test(arguments: Visitor.allCases)
    func nobodySeesWhatIsAnothers(visitor: Visitor) async throws {
        let web = try await SignInRouteTests.protected()
        let things = try await Things(in: web)
        let fields = try await Self.fields(of: visitor, web)
        var count = 0
        for route in Self.routes(web) where route.method == .get {
            for path in things.paths(route.path) {
                let answer = try await web.get(path, fields)
                #expect(!answer.text.lowercased().contains(Self.mark), "\(path)")
                if answer.status == .ok { count += 1 }
            }
        }
        #expect(count > 50, "most pages are there")
    }

    @Test(arguments: Visitor.allCases)
    func nobodyChangesWhatIsAnothers(visitor: Visitor) async throws {
        let web = try await SignInRouteTests.protected()
        let things = try await Things(in: web)
        let fields = try await Self.fields(of: visitor, web)
        let services = web.services
        func seen() async throws -> [String] {
            var seen: [String] = []
            for film in things.films { seen.append("\(try await services.myFilms.myFilm(film, of: .owner))") }
            seen.append("\(try await services.lists.lists(with: nil, of: .owner, page: PageRequest(size: 9)).items)")
            seen.append("\(try await services.shares.shares(of: .owner, page: PageRequest(size: 9)).items.map(\.id))")
            seen.append("\(try await services.imports.imports(of: .owner).map(\.id))")
            seen.append("\(try await services.recentQueries.queries(of: .owner))")
            seen.append("\(try await services.accounts.waysIn(of: .owner))")
            seen.append("\(try await services.accounts.sessions(of: .owner).map(\.id))")
            let home = try #require(await services.persons.home(of: .owner))
            seen.append("\(try await services.accounts.pins(in: home).contains(.owner))")
            return seen
        }
        let before = try await seen()
        let json: HTTPFields = [.contentType: "application/json"]
        let refused: Set<Int> = [401, 403, 415]
        var count = 0
        for route in Self.routes(web) where ![.get, .options].contains(route.method) {
            let isOfTheAPI = route.path.hasPrefix("/api/")
            let body = if isOfTheAPI { "{}" } else { "a=b&pin=0000" }
            for path in things.paths(route.path) {
                let answer = try await web.send(
                    path, route.method, isOfTheAPI ? fields + json : fields, ByteBuffer(string: body))
                #expect(!answer.text.lowercased().contains(Self.mark), "\(path)")
                if !refused.contains(answer.status.code) { count += 1 }
            }
        }
        #expect(count > 50, "most reach what they ask for")
        #expect(try await web.get("/settings", fields).status == .ok, "the visitor is signed in to the end")
        #expect(try await seen() == before)
        #expect(try await services.persons.persons().map(\.name).contains("Ada"))
    }
}
