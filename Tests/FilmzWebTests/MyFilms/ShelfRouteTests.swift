import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Whole shelves: taken away as files, and passed on.
struct ShelfRouteTests {
    private static let alien = WebFixture.alien.id
    private static let spirited = WebFixture.spirited.id

    private static func furnished() async throws -> WebFixture {
        let web = try await WebFixture()
        for film in [alien, spirited] { try await web.services.myFilms.apply(.watchlist(true), to: film, of: .owner) }
        return web
    }

    @Test(arguments: [("text", "txt"), ("markdown", "md"), ("csv", "csv"), ("json", "json"), ("bogus", "txt")])
    func aShelfIsTakenAway(format: String, suffix: String) async throws {
        let web = try await Self.furnished()
        let file = try await web.get("/me/watchlist/export?as=\(format)")
        #expect(file.text.contains("Alien"))
        #expect(file.text.contains("Spirited Away"))
        #expect(file.headers[.contentDisposition]?.contains(".\(suffix)\"") == true)
        #expect(file.headers[.cacheControl] == "no-store")
    }

    @Test func aShelfIsPassedOnAsAList() async throws {
        let web = try await Self.furnished()
        #expect(try await web.get("/me/watchlist").text.contains("action=\"/me/watchlist/pass-on\""))
        #expect(try await !web.get("/me/watchlist?genre=Horror").text.contains("/me/watchlist/pass-on"))
        let response = try await web.post("/me/watchlist/pass-on", "")
        let list = try #require(try await web.services.lists.names(.all, of: .owner, limit: 9).first)
        #expect(response.headers[.location] == "/lists/\(list.id)/pass-on")
        #expect(list.name == "Watchlist, 14 July 2011", "\(list.name)")
        #expect(try await web.services.wholeList(list.id, of: .owner).1.count == 2)
        #expect(try await web.post("/me/favourites/pass-on", "").headers[.location] == "/me/favourites")
    }
}
