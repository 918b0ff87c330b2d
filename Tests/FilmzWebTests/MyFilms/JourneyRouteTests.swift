import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

struct JourneyRouteTests {
    private static let film = "/films/\(WebFixture.alien.id)"

    @Test func loggingSaysEverythingOnce() async throws {
        let web = try await WebFixture()
        let form =
            "viewing=42&when=month&month=2011-07&place=Kino&companions=Ann&rating=4.5&note=in+the+front+row"
            + "&audienceShown=true&audience=adults&audience=bodyCountSavvy&next=%2Fme%2Fseen"
        for _ in 1...2 {
            let response = try await web.post(Self.film + "/viewings", form)
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == "/me/seen")
        }
        let mine = try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner)
        let viewing = try #require(mine.viewings.first)
        #expect(mine.viewings.count == 1, "the same form sent twice logs once")
        #expect(viewing.id.rawValue == 42)
        #expect(viewing.watchedOn == .month(year: 2011, month: 7))
        #expect(viewing.place == "Kino")
        #expect(viewing.companions == "Ann")
        #expect(viewing.note == "in the front row")
        #expect(viewing.rating == Rating(stars: 4.5))
        #expect(mine.rating == Rating(stars: 4.5))
        #expect(mine.audience == [.adults, .bodyCountSavvy])
    }

    /// On each page that shows what the person has noted.
    @Test func aNoteHasItsEmphasisUnlessItWasWrittenBefore() async throws {
        let web = try await WebFixture()
        _ = try await web.post(Self.film + "/viewings", "viewing=42&when=today&note=So+*good*")
        _ = try await web.post(Self.film + "/comment", "comment=Always+*good*")
        let pages = [Self.film, Self.film + "/viewings", "/me/diary"]
        for page in pages { #expect(try await web.get(page).text.contains("So <em>good</em>"), "\(page)") }
        #expect(try await web.get(Self.film).text.contains("Always <em>good</em>"))
        try await web.services.myFilms.keepPlain(["So *good*", "Always *good*"], of: .owner)
        for page in pages { #expect(try await !web.get(page).text.contains("<em>"), "\(page)") }
    }

    @Test func aWriteShowsInTheNextPage() async throws {
        let web = try await WebFixture()
        let before = try await web.get("/me/watchlist").text
        _ = try await web.post(Self.film + "/watchlist", "wanted=true")
        let after = try await web.get("/me/watchlist").text
        #expect(!before.contains(Self.film))
        #expect(after.contains(Self.film))
    }

    @Test func aChangeIsOfferedToBeUndoneOnce() async throws {
        let web = try await WebFixture()
        let changed = try await web.post(Self.film + "/watchlist", "wanted=true")
        let cookie = try #require(changed.headers[.setCookie])
        #expect(cookie.contains("HttpOnly"))
        #expect(cookie.contains("SameSite=Strict"))
        let page = try await web.get(Self.film, [.cookie: String(cookie.prefix { $0 != ";" })])
        #expect(page.text.contains("action=\"/undo\""))
        #expect(page.headers[.setCookie]?.contains("Max-Age=0") == true, "the offer is made once")
        #expect(try await !web.get(Self.film).text.contains("action=\"/undo\""))
    }

    @Test func undoingTakesItBackAndTwiceIsSaid() async throws {
        let web = try await WebFixture()
        let change = try #require(
            try await web.services.myFilms.apply(.watchlist(true), to: WebFixture.alien.id, of: .owner))
        #expect(try await web.post("/undo", "change=\(change.id)&next=/me/watchlist").status == .seeOther)
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
        #expect(try await web.post("/undo", "change=\(change.id)").status == .conflict)
    }

    @Test func someoneElsesCookieIsHarmless() async throws {
        let response = try await WebFixture().get("/", [.cookie: "filmz-change=\"><script>; filmz-change=99"])
        #expect(response.status == .ok)
        #expect(!response.text.contains("<script>;"))
    }

    @Test func takingBackSeenAsksWhichOfSeveral() async throws {
        let web = try await WebFixture()
        for year in [2001, 2011] {
            let log = MyFilmEdit.log(ViewingDraft(watchedOn: .year(year)))
            try await web.services.myFilms.apply(log, to: WebFixture.alien.id, of: .owner)
        }
        let asked = try await web.get(Self.film + "/unsee").text
        #expect(asked.contains("2001"))
        #expect(asked.contains("2011"))
        let newest = try #require(
            try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).viewings.first)
        _ = try await web.post(Self.film + "/viewings/remove", "viewing=\(newest.id)")
        let left = try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).viewings
        #expect(left.map(\.watchedOn) == [.year(2001)])
    }

    @Test(arguments: ["/", "/search?q=alien", film, film + "/seen", "/me/watchlist"])
    func headAnswersAsGetDoes(path: String) async throws {
        let web = try await WebFixture()
        let response = try await web.send(path, .head, [:], nil)
        #expect(response.status == .ok)
        #expect(response.body.readableBytes == 0)
    }
}
