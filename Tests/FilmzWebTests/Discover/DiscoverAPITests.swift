import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct DiscoverAPITests {
    @Test func whatThereIsToChooseFromIsTold() async throws {
        let facets = try await WebFixture().api(.get, "/discover/facets").json(DiscoverFacets.self)
        #expect(facets.years == [ReleaseYear(year: 2001, filmCount: 1), ReleaseYear(year: 1979, filmCount: 2)])
        #expect(facets.genres == ["<b>Drama</b>", "Horror", "Sci-Fi"])
    }

    @Test func filmsAreFilteredAsOnThePages() async throws {
        let web = try await WebFixture()
        func titles(_ query: String) async throws -> [String] {
            try await web.api(.get, "/discover?" + query).json(PageForm<FilmEntry>.self).items.map(\.film.title)
        }
        #expect(try await titles("sort=popular") == ["Alien", WebFixture.hostile.title, "Spirited Away"])
        #expect(try await titles("sort=popular&genre=Horror") == ["Alien"])
        #expect(try await titles("day=05-25") == ["Alien"])
        #expect(try await titles("year=1979&length=epic").isEmpty)
    }

    @Test func aYearIsWalkedByItsLinks() async throws {
        let web = try await WebFixture()
        let first = try await web.api(.get, "/discover?year=1979&limit=1")
        #expect(try first.json(PageForm<FilmEntry>.self).items.map(\.film) == [WebFixture.alien])
        let link = try #require(first.headers.first { $0.name.canonicalName == "link" }?.value)
        let path = try #require(link.firstMatch(of: /^<(.+)>; rel="next"$/)).output.1
        let second = try await web.get(String(path))
        #expect(try second.json(PageForm<FilmEntry>.self).items.map(\.film) == [WebFixture.hostile])
        #expect(!second.headers.contains { $0.name.canonicalName == "link" })
    }

    @Test func theNewestYearIsTheFirst() async throws {
        let web = try await WebFixture()
        #expect(try await web.api(.get, "/discover").json(PageForm<FilmEntry>.self).items.map(\.film.year) == [2001])
        #expect(try await web.api(.get, "/discover?year=1900").json(PageForm<FilmEntry>.self).total == 0)
        let empty = try await WebFixture(films: []).api(.get, "/discover")
        #expect(try empty.json(PageForm<FilmEntry>.self).items.isEmpty)
    }
}
