import FilmzContracts
import FilmzDomain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Only the person can use up the calls that providers allow.
struct ProviderPermissionTests {
    private static let unknown = Film.ID(.tmdb(999_999))
    private static let oldBrowser = "Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Version/15.0 Safari/604.1"

    /// Headers that browsers send when a page of another site leads them here.
    private static let foreign: [HTTPFields] = [
        [.secFetchSite: "cross-site", .secFetchDest: "image"],
        [.secFetchSite: "cross-site", .secFetchDest: "document"],
        [.secFetchSite: "cross-site", .secFetchDest: "empty"],
        [.secFetchSite: "same-site", .secFetchDest: "image"],
        [.userAgent: oldBrowser],
        [.userAgent: oldBrowser, .referer: "http://evil.example/"],
        [.userAgent: oldBrowser, .referer: "http://localhost.evil.example/"],
        [.userAgent: oldBrowser, .referer: "http://localhost:8080/"],
        [.referer: "http://evil.example/"],
    ]

    /// Headers that they send when they load pages in advance.
    private static let ahead: [HTTPFields] = [
        [.secFetchSite: "same-origin", .secFetchDest: "document", .secPurpose: "prefetch;prerender"],
        [.secFetchSite: "none", .secFetchDest: "document", .secPurpose: "prefetch"],
        [.secFetchSite: "none", .secFetchDest: "document", .known("X-Purpose"): "preview"],
    ]

    /// Headers that they send for a person or a page of ours, and those of a program.
    private static let own: [HTTPFields] = [
        [.secFetchSite: "same-origin", .secFetchDest: "image"],
        [.secFetchSite: "same-origin", .secFetchDest: "empty"],
        [.secFetchSite: "none", .secFetchDest: "document"],
        [.userAgent: oldBrowser, .referer: "http://localhost/films/1"],
        [.userAgent: "curl/8.0"],
        [:],
    ]

    private struct Table {
        let web: WebFixture
        let dossiers: ScriptedDossiers
        let search: ScriptedSearch
        let lists: ScriptedLists
        let offers: ScriptedOffers
        let products: ScriptedProducts
        let routes: [Router<VisitorContext>.RouteDescription]

        init() async throws {
            var outdated = FilmDossier(film: WebFixture.alien)
            outdated.isOutdated = true
            let dossiers = ScriptedDossiers(
                ScriptedDossiers.Script(
                    before: [WebFixture.alien.id: outdated], after: FilmDossier(film: WebFixture.alien)))
            let search = ScriptedSearch(SearchProgress(providers: [ProviderProgress(provider: .omdb, state: .done)]))
            let old = FilledProviderList(list: .trending, provider: .tmdb, isOutdated: true)
            let lists = ScriptedLists(ScriptedLists.Script(kept: [.trending: old], fresh: [.trending: old]))
            let unknown = FilmOffers(country: .usual, canBeAsked: true, isOutdated: true)
            let offers = ScriptedOffers(unknown, fresh: unknown)
            let products = ScriptedProducts(fresh: FilmProducts(isOutdated: true))
            web = try await WebFixture(providers: dossiers) {
                $0.providerSearch = search
                $0.providerLists = lists
                $0.offers = offers
                $0.products = products
            }
            try await web.services.owners.advertising.show(atMost: Advertising.usualLimit)
            self.products = products
            self.dossiers = dossiers
            self.search = search
            self.lists = lists
            self.offers = offers
            routes = FilmzRouter.build(services: web.services).routes
        }

        var callCount: Int {
            get async {
                await dossiers.now.callCount + search.asked.count + search.acts.count + lists.asked.count
                    + offers.asked.count + offers.servicesAsked + products.asked.count
            }
        }

        /// The addresses of a route: for a film that is known here, and for one that is not.
        static func addresses(of path: some CustomStringConvertible) -> [String] {
            [WebFixture.alien.id, unknown].map { film in
                let parts = path.description.split(separator: "/").map { part in
                    switch part {
                    case "{film}": film.description
                    case "{known}": "tmdb:999999"
                    case "{provider}": "tmdb"
                    case "{kind}": "trending"
                    case "{viewing}", "{change}": "1"
                    default: String(part)
                    }
                }
                return "/" + parts.joined(separator: "/")
                    + "?q=alien&wanted=small&size=small&more=1&since=0&wait=trending"
            }
        }
    }

    /// What makes a page load its parts, or ask for one of them.
    private static let suffixes = [
        "", "&fragment=about", "&fragment=row", "&wait=offers", "&wait=products&fragment=row",
    ]

    /// The guard decides by the headers, and a route by the address: every route gets each of these headers, and each of
    /// its addresses with one of them. Only the search looks at the headers too, so it gets all of both.
    @Test(arguments: Array((foreign + ahead).enumerated()))
    func noRouteAsksForAnybodyElse(turn: Int, headers: HTTPFields) async throws {
        let table = try await Table()
        let routes = table.routes.filter { $0.method == .get || $0.method == .head }
        #expect(routes.count >= 40, "found \(routes.count) routes")
        for (number, route) in routes.enumerated() {
            let addresses = Table.addresses(of: route.path).flatMap { address in Self.suffixes.map { address + $0 } }
            try #require(addresses.count <= Self.foreign.count + Self.ahead.count, "each comes at least once")
            let isWhole = route.path.description == "/search"
            for address in isWhole ? addresses : [addresses[(turn + number) % addresses.count]] {
                _ = try await table.web.send(address, route.method, headers, nil)
                #expect(await table.callCount == 0, "\(route.method) \(address)")
            }
        }
    }

    @Test(arguments: own)
    func theSameAskForAPerson(headers: HTTPFields) async throws {
        let table = try await Table()
        for path in [
            "/films/{film}", "/films/known/{known}", "/films/{film}/picture", "/films/{film}/poster.svg", "/search",
            "/api/v1/films/{film}", "/api/v1/search/found", "/", "/discover", "/discover/new/{kind}",
            "/api/v1/discover/new/{kind}", "/api/v1/films/{film}/offers", "/api/v1/services", "/settings/services",
        ] {
            #expect(table.routes.contains { $0.path.description == path }, "\(path)")
            let before = await table.callCount
            // Discover itself asks nobody: only for a list that the script waits for.
            let suffix = ["/", "/discover"].contains(path) ? "&fragment=row" : ""
            for address in Table.addresses(of: path) { _ = try await table.web.get(address + suffix, headers) }
            #expect(await table.callCount > before, "\(path)")
        }
    }

    @Test(arguments: foreign)
    func nobodyElseSendsAnything(headers: HTTPFields) async throws {
        let table = try await Table()
        var headers = headers
        headers[.contentType] = "application/x-www-form-urlencoded"
        let routes = table.routes.filter { ![.get, .head, .options].contains($0.method) }
        #expect(routes.count >= 30, "found \(routes.count) routes")
        for route in routes {
            let address = Table.addresses(of: route.path)[0]
            let response = try await table.web.send(address, route.method, headers, ByteBuffer(string: "wanted=true"))
            #expect(response.status == .forbidden, "\(route.method) \(address)")
        }
        #expect(await table.callCount == 0)
    }

    @Test func aPictureThatIsHereIsShownToEverybody() async throws {
        let picture = Picture(mediaType: "image/png", bytes: .init([1]), tag: "a")
        let dossiers = ScriptedDossiers(ScriptedDossiers.Script(pictures: [WebFixture.alien.id: picture]))
        let web = try await WebFixture(providers: dossiers)
        for headers in Self.foreign + Self.ahead + Self.own {
            #expect(try await web.get("/films/\(WebFixture.alien.id)/picture", headers).status == .ok)
        }
    }
}
