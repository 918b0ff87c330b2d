import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct MyFilmAPITests {
    private static let mine = "/films/\(WebFixture.alien.id)/mine"

    @Test func severalThingsAreOneChange() async throws {
        let web = try await WebFixture()
        let response = try await web.api(
            .patch, Self.mine,
            #"{"watchlist":true,"favourite":true,"rating":4.5,"comment":"In space…","audience":["adults"]}"#)
        let report = try response.json(ChangeResult.self)
        let mine = try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner)
        #expect(report.mine == mine)
        #expect(report.film == WebFixture.alien.id)
        #expect(mine.isOnWatchlist)
        #expect(mine.isFavourite)
        #expect(mine.rating == Rating(stars: 4.5))
        #expect(mine.comment == "In space…")
        #expect(mine.audience == .adults)
        #expect(try await web.api(.get, Self.mine).json(MyFilm.self) == mine)

        let change = try #require(report.change)
        let undone = try await web.api(.post, "/changes/\(change)/undo").json(ChangeResult.self)
        #expect(undone.mine == MyFilm())
        #expect(undone.film == WebFixture.alien.id)
        let redone = try await web.api(.post, "/changes/\(try #require(undone.change))/undo", "{}")
        #expect(try redone.json(ChangeResult.self).mine == mine)
    }

    @Test func onlyWhatIsNamedChanges() async throws {
        let web = try await WebFixture()
        _ = try await web.api(.patch, Self.mine, #"{"watchlist":true,"rating":3,"comment":"x"}"#)
        let mine = try #require(try await web.api(.patch, Self.mine, #"{"rating":null}"#).json(ChangeResult.self).mine)
        #expect(mine.rating == nil)
        #expect(mine.isOnWatchlist)
        #expect(mine.comment == "x")
        for same in ["{}", #"{"watchlist":true}"#] {
            let report = try await web.api(.patch, Self.mine, same).json(ChangeResult.self)
            #expect(report.change == nil, "there is nothing to undo")
            #expect(report.mine == mine, "there is nothing to undo")
        }
    }

    @Test func theToastSpeaksOfWhatAProgramDid() async throws {
        let web = try await WebFixture()
        let one = try await web.api(.patch, Self.mine, #"{"watchlist":true}"#).json(ChangeResult.self)
        let change = try await web.services.undo.change(try #require(one.change), of: .owner)
        #expect(change?.kind == .watchlistAdded)
    }

    @Test func aShelfIsSortedFilteredAndWalked() async throws {
        let web = try await WebFixture()
        for film in [WebFixture.alien, WebFixture.hostile, WebFixture.spirited] {
            try await web.services.myFilms.apply(.watchlist(true), to: film.id, of: .owner)
        }
        func titles(_ query: String) async throws -> [String] {
            try await web.api(.get, "/me/watchlist?" + query).json(PageForm<FilmEntry>.self).items.map(\.film.title)
        }
        let first = try await web.api(.get, "/me/watchlist?sort=title&limit=1").json(PageForm<FilmEntry>.self)
        let next = try #require(first.next)
        #expect(first.items.map(\.film.title) == ["Alien"])
        #expect(first.total == 3)
        #expect(try await titles("decade=2000") == ["Spirited Away"])
        #expect(try await titles("genre=Horror") == ["Alien"])
        #expect(try await titles("sort=title&limit=1&after=\(next)") == [WebFixture.hostile.title])
        #expect(try await web.api(.get, "/me/seen").json(PageForm<FilmEntry>.self).total == 0)

        let facets = try await web.api(.get, "/me/watchlist/facets").json(MyFilmsFacets.self)
        #expect(facets.counts == [.watchlist: 3, .seen: 0, .favourites: 0, .all: 3])
        #expect(facets.decades == [2000, 1970])
        #expect(facets.genres.contains("Horror"))
    }
}
