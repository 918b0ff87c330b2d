import FilmzContracts
import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Whole shelves: taken away as files, and passed on. Parts of them, by filters.
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
        let day = Strings.english.day(web.clock.clock.today)
        let name = Strings.english[FilmListText.shelfOn, ["shelf": Strings.english[MyFilmsText.watchlist], "day": day]]
        #expect(list.name == name, "\(list.name)")
        #expect(try await web.services.wholeList(list.id, of: .owner).1.count == 2)
        #expect(try await web.post("/me/favourites/pass-on", "").headers[.location] == "/me/favourites")
    }

    @Test func aShelfAndTheDiaryShowAYearAndFilmsWithoutARatingOrAList() async throws {
        let web = try await WebFixture()
        for (film, time) in [(Self.alien, "2011-07-14"), (Self.spirited, "2010")] {
            try await web.services.myFilms.apply(.log(.watched(time)), to: film, of: .owner)
        }
        try await web.services.myFilms.apply(.rate(Rating(stars: 4)), to: Self.alien, of: .owner)
        func titles(_ query: String) async throws -> [String] {
            try await web.api(.get, "/me/seen?" + query).json(PageForm<FilmEntry>.self).items.map(\.film.title)
        }
        #expect(try await titles("seenIn=2011") == ["Alien"])
        #expect(try await titles("rating=none&lists=none") == ["Spirited Away"])
        let diary = try await web.get("/me/diary?seenIn=2011-07").text
        #expect(diary.contains("data-on=\"2011-07\""))
        #expect(!diary.contains("data-on=\"2010\""))
        #expect(diary.contains("<a href=\"/me/diary?seenIn=2010\">2010</a>"))
        // Each filter in use is a link to the films with the others.
        let seen = try await web.get("/me/seen?seenIn=2011&genre=Horror&lists=none").text
        #expect(seen.contains("<a class=\"chip\" href=\"/me/seen?genre=Horror&amp;lists=none\">"))
        #expect(seen.contains("<a class=\"chip\" href=\"/me/seen?lists=none&amp;seenIn=2011\">"))
        #expect(seen.contains("<a class=\"chip\" href=\"/me/seen?genre=Horror&amp;seenIn=2011\">"))
    }
}
