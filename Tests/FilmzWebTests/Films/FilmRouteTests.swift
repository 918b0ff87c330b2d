import FilmzContracts
import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

struct FilmRouteTests {
    private static let pages = [
        "/", "/discover?year=1979", "/search?q=alien", "/films/\(WebFixture.hostile.id)",
        "/films/\(WebFixture.hostile.id)/seen", "/films/\(WebFixture.hostile.id)/unsee", "/me/watchlist",
        "/films/new?title=%3Cscript%3Ealert(1)%3C/script%3E", "/search?q=%3Cscript%3Ealert(1)%3C/script%3E",
        "/films/\(WebFixture.hostile.id)/poster.svg",
    ]

    @Test(arguments: pages)
    func aHostileFilmIsOnlyText(path: String) async throws {
        let web = try await WebFixture()
        try await web.services.myFilms.apply(.watchlist(true), to: WebFixture.hostile.id, of: .owner)
        let text = try await web.get(path).text
        for markup in ["<friends>", "<script>alert", "</script><script>", "<img src=x", "<b>Drama", "javascript:"] {
            #expect(!text.contains(markup), "\(markup)")
        }
        #expect(!text.contains("\" onload=alert"))
        #expect(!text.contains("style="), "the policy forbids inline style")
    }

    @Test func aFilmAddedByHandHasAPageAndCanBeCorrected() async throws {
        let web = try await WebFixture()
        let added = try await web.post("/films", "title=Home+Movie&year=1985&directors=Ann%2C+Bob")
        let path = try #require(added.headers[.location])
        #expect(added.status == .seeOther)
        #expect(try await web.get(path).text.contains("Home Movie"))
        #expect(try await web.get(path + "/edit").text.contains("Ann, Bob"))
        let saved = try await web.post(path + "/edit", "title=Home+Film&year=1986&directors=Ann")
        #expect(saved.headers[.location] == path)
        let id = try #require(Film.ID(String(path.dropFirst(7))))
        let film = try #require(try await web.services.films.film(id))
        #expect(film.title == "Home Film")
        #expect(film.year == 1986)
        #expect(film.directors == ["Ann"])
    }

    @Test func aPosterIsAPicture() async throws {
        let response = try await WebFixture().get("/films/\(WebFixture.alien.id)/poster.svg")
        #expect(response.headers[.contentType] == "image/svg+xml")
        #expect(response.text.hasPrefix("<svg"))
        #expect(response.text.contains("Alien"))
    }

    @Test func assetsMayBeKeptForEver() async throws {
        let web = try await WebFixture()
        let page = try await web.get("/").text
        let paths = page.matches(of: /"(\/assets\/[^"#]+)/).map { String($0.output.1) }
        #expect(Set(paths).count >= 3, "style sheet, script and icon")
        for path in Set(paths) {
            let response = try await web.get(path)
            #expect(response.status == .ok, "\(path)")
            #expect(response.headers[.cacheControl]?.contains("immutable") == true)
            #expect(response.body.readableBytes > 0)
        }
    }
}
