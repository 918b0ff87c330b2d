import FilmzContracts
import FilmzDomain
import FilmzStore
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Films that persons type in: for others there are none, and their own person can remove them.
struct TypedFilmRouteTests {
    /// All that any form of a film has, so that nothing is missing when the film is looked for.
    private static let form = """
        wanted=true&rating=4&comment=x&text=x&audience=kids&by=Ada&message=x&kind=paused&reason=x&provider=tmdb&id=\
        &viewing=5&title=x&year=1990&when=unknown&whole=all&range=all&season=1&episode=1&audience-sent=1&seen=false\
        &days=7&sender=x&place=first&again=true
        """

    /// What calls of the API need, by the end of their address.
    private static let bodies: [(end: String, method: HTTPRequest.Method, body: String)] = [
        ("/films/{film}", .put, #"{"title":"x"}"#), ("/films/{film}", .patch, #"{"note":"x"}"#),
        ("/mine", .patch, #"{"watchlist":true}"#), ("/viewings", .post, #"{"watchedOn":""}"#),
        ("/{viewing}", .put, #"{"watchedOn":""}"#), ("/match", .post, #"{"provider":"tmdb","again":true}"#),
        ("/episodes", .post, #"{"all":true,"watchedOn":""}"#),
    ]

    /// A new route with a film in its path is tried without being named here.
    @Test func aFilmThatSomebodyElseTypedInIsFoundByNoRoute() async throws {
        let web = try await WebFixture()
        let ada = try await web.services.owners.persons.add(PersonDraft(name: "Ada")).id
        let draft = FilmDraft(title: "Our Holiday", year: 1987, imdbID: IMDbID(number: 99_000_001))
        let film = try await web.services.films.add(draft, by: ada)
        try await web.services.myFilms.apply(.watchlist(true), to: film.id, of: ada)
        let list = FilmList.ID.random()
        let change = try await web.services.lists.make(
            FilmListDraft(name: "Mine"), id: list, with: [WebFixture.alien.id], of: .owner)
        let values = [
            "{film}": film.id.description, "{list}": list.description, "{viewing}": "5", "{episode}": "5",
            "{change}": try #require(change).id.description,
        ]
        func filled(_ path: String, _ film: Film.ID = film.id) -> String {
            values.reduce(path) { $0.replacing($1.key, with: $1.key == "{film}" ? film.description : $1.value) }
        }

        let routes = try await RouteListTests.routes().filter { $0.contains("{film}") && !$0.contains("{address}") }
        #expect(routes.count > 60)
        for route in routes where !route.contains(" /api/") {
            let path = String(filled(route).drop { $0 != "/" })
            let response =
                route.hasPrefix("GET ") ? try await web.get(path) : try await web.post(path, Self.form)
            #expect(response.status == .notFound, "\(route)")
            #expect(!response.text.contains("Our Holiday"), "\(route)")
        }
        let calls = Set(routes.compactMap { $0.firstMatch(of: /\/api\/v1(\S+)/).map { String($0.output.1) } })
        #expect(calls.count > 12)
        for call in calls {
            for method in [HTTPRequest.Method.get, .post, .put, .patch, .delete] {
                let body = Self.bodies.first { call.hasSuffix($0.end) && $0.method == method }?.body
                let response = try await web.api(method, filled(call), body)
                if call.hasPrefix("/lists") || call.hasPrefix("/changes") {
                    // They are about what is on the list or in the change, and look for no film.
                    let unknown = try await web.api(method, filled(call, .random()), body)
                    #expect(response.status == unknown.status, "\(method) \(call)")
                } else {
                    #expect([.notFound, .methodNotAllowed].contains(response.status), "\(method) \(call)")
                }
                #expect(!response.text.contains("Our Holiday"), "\(method) \(call)")
            }
        }

        // Forms and calls that name a film beside the path.
        for (path, form) in [
            ("/lists/films", "list=\(list)&film=\(film.id)&action=add"), ("/films/tags", "film=\(film.id)&tag=x"),
            ("/films/selected", "film=\(film.id)&action=watchlist&do=watchlist"),
        ] {
            #expect(try await web.post(path, form).status == .notFound, "\(path)")
        }
        let known = ["/films/known/imdb:tt99000001", "/films/known/imdb-tt99000001", "/api/v1/films?imdb=tt99000001"]
        for path in known { #expect(try await web.get(path).status == .notFound, "\(path)") }
        #expect(try await web.get("/search?q=our%20holiday").text.contains(film.id.description) == false)
        #expect(try await web.services.myFilms.myFilm(film.id, of: ada).isOnWatchlist)
    }

    @Test func aFilmThatAFileNamedIsRemovedWithOneUndo() async throws {
        let web = try await WebFixture()
        let film = Film.sample("Our Holiday", tmdb: 9_900_001)
        _ = try await web.services.films.note([film], for: .owner)
        let address = "/films/\(film.id)"
        #expect(!(try await web.get(address).text.contains("\(address)/edit")))
        #expect(try await web.get("\(address)/edit").status == .forbidden)
        try await web.services.myFilms.apply(.comment("Rain."), to: film.id, of: .owner)
        #expect(try await web.get(address).text.contains("href=\"\(address)/edit\""))
        let page = try await web.get("\(address)/edit").text
        #expect(page.contains("action=\"\(address)/remove\""))
        #expect(!page.contains("name=\"title\""))
        #expect(try await web.api(.put, address, #"{"title":"x"}"#).status == .forbidden)

        #expect(try await web.post("\(address)/remove", "").status == .seeOther)
        #expect(!(try await web.get(address).text.contains("Rain.")))
        #expect(try await web.api(.delete, address).status == .notFound)
        let changes = try await web.services.undo.changes(of: .owner, page: PageRequest())
        let change = try #require(changes.items.first).change
        #expect(change.kind == .filmRemoved)
        #expect(try await web.api(.post, "/changes/\(change.id)/undo", "").status == .ok)
        #expect(try await web.get(address).text.contains("Rain."))
        #expect(try await web.api(.delete, address).status == .ok)
    }

    @Test func aFilmThatWasTypedInIsRemovedWithOneUndo() async throws {
        let web = try await WebFixture()
        let film = try await web.services.films.add(FilmDraft(title: "Our Holiday"), by: .owner)
        try await web.services.myFilms.apply(.comment("Rain."), to: film.id, of: .owner)
        let page = try await web.get("/films/\(film.id)/edit").text
        #expect(page.contains("action=\"/films/\(film.id)/remove\""))

        let removed = try await web.post("/films/\(film.id)/remove", "")
        #expect(removed.status == .seeOther)
        #expect(try await web.get("/films/\(film.id)").status == .notFound)
        #expect(try await web.post("/films/\(film.id)/remove", "").status == .notFound)
        let changes = try await web.services.undo.changes(of: .owner, page: PageRequest())
        let change = try #require(changes.items.first).change
        #expect(change.kind == .filmRemoved)
        #expect(try await web.api(.post, "/changes/\(change.id)/undo", "").status == .ok)
        #expect(try await web.get("/films/\(film.id)").text.contains("Rain."))

        let again = try await web.api(.delete, "/films/\(film.id)")
        #expect(again.status == .ok)
        #expect(try again.json(ChangeResult.self).change != nil)
        #expect(try await web.api(.get, "/films/\(film.id)").status == .notFound)
        #expect(try await web.post("/films/\(WebFixture.alien.id)/remove", "").status == .forbidden)
        let other = try await web.services.films.add(FilmDraft(title: "Passed on"), by: .owner)
        _ = try await web.services.shares.make(ShareDraft(.film(other.id)), id: .random(), of: .owner)
        let refused = try await web.api(.delete, "/films/\(other.id)")
        #expect(refused.status == .conflict)
        #expect(try refused.problem.name == "film-in-use")
    }
}
