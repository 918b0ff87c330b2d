import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct SearchAPITests {
    @Test func filmsAreFoundWithWhatIHaveWithThem() async throws {
        let web = try await WebFixture()
        try await web.services.myFilms.apply(.watchlist(true), to: WebFixture.alien.id, of: .owner)
        let found = try await web.api(.get, "/search?q=alien").json(PageForm<FilmEntry>.self)
        #expect(found.items.map(\.film.id) == [WebFixture.alien.id, WebFixture.hostile.id])
        #expect(found.total == 2)
        #expect(found.items.map(\.state.isOnWatchlist) == [true, false])
        let nothing = try await web.api(.get, "/search?q=nosuchfilm")
        #expect(nothing.status == .ok)
        #expect(nothing.text == #"{"filters":[],"isTotalOpen":false,"items":[],"missing":[],"people":[],"total":0}"#)
    }

    @Test func thePeopleOfAFilmHaveTheirFilms() async throws {
        let web = try await WebFixture()
        try await web.services.myFilms.apply(.watchlist(true), to: WebFixture.alien.id, of: .owner)
        let found = try await web.api(.get, "/people?name=ridley%20scott")
        #expect(found.status == .ok)
        #expect(found.text.hasPrefix(#"{"items":[{"films":[{"film":{"#))
        #expect(found.text.contains(#""isOnWatchlist":true"#))
        #expect(found.text.hasSuffix(#""name":"Ridley Scott"}],"total":1}"#))
        #expect(try await web.api(.get, "/people?name=Ridley").text == #"{"items":[],"total":0}"#)
        #expect(try await web.api(.get, "/people").status == .unprocessableContent)
        let page = try await web.get("/people?name=Ridley+Scott")
        #expect(page.status == .ok)
        #expect(page.text.contains("<h1 dir=\"auto\">Ridley Scott</h1>"))
        for (name, query) in [("Nobody%20Known", "Nobody%20Known"), ("%22%3E", "%22%3E"), ("", "")] {
            let other = try await web.get("/people?name=\(name)")
            #expect(other.status == .seeOther)
            #expect(other.headers[.location] == "/search?q=\(query)")
        }
    }

    @Test func theLinkKeepsTheQueryHoweverItIsWritten() async throws {
        let web = try await WebFixture()
        let response = try await web.api(.get, "/search?q=al%69en+&limit=1&x=%3E%22%3Cb&after=0&y=\">'")
        let link = try #require(response.headers.first { $0.name.canonicalName == "link" }?.value)
        #expect(
            link == #"</api/v1/search?q=al%69en+&limit=1&x=%3E%22%3Cb&y=%22%3E%27&after=1>; rel="next""#)
    }

    @Test func readingRemembersNothing() async throws {
        let web = try await WebFixture()
        _ = try await web.api(.get, "/search?q=alien")
        #expect(try await web.api(.get, "/search/recent").json(PageForm<RecentQuery>.self).items.isEmpty)
    }

    @Test func queriesAreRememberedForgottenAndUndone() async throws {
        let web = try await WebFixture()
        for query in ["Alien", "spirited", "nosuchfilm"] {
            _ = try await web.api(.post, "/search/recent", "{\"query\":\"\(query)\"}")
        }
        func texts() async throws -> [String] {
            try await web.api(.get, "/search/recent").json(PageForm<RecentQuery>.self).items.map(\.text)
        }
        #expect(try await texts() == ["spirited", "Alien"])
        let one = try await web.api(.delete, "/search/recent?q=alien").json(ChangeResult.self)
        #expect(try await texts() == ["spirited"])
        let all = try await web.api(.delete, "/search/recent").json(ChangeResult.self)
        #expect(try await texts().isEmpty)
        for change in [all, one] {
            let id = try #require(change.change)
            #expect(try await web.api(.post, "/changes/\(id)/undo").status == .ok)
        }
        #expect(try await texts() == ["spirited", "Alien"])
    }
}
