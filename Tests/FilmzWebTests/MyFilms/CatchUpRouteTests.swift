import FilmzContracts
import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Going through the best known films of a decade.
struct CatchUpRouteTests {
    /// Sixty films of the nineties, best known first, and one of another decade.
    private static let films =
        (0..<60).map { Film.sample("Film \($0)", imdb: 1000 + $0, year: 1990 + $0 % 10, prominence: $0 + 2) }
        + [Film.sample("Later", imdb: 9, year: 2001, prominence: 1)]

    private static func titles(_ page: String) -> [String] {
        page.matches(of: /<h2><a href="[^"]+"><span dir="auto">([^<]+)</).map { String($0.output.1) }
    }

    private static func all(_ web: WebFixture, _ address: String) async throws -> [String] {
        var titles: [String] = []
        var next: String? = address
        while let address = next {
            let page = try await web.get(address).text
            titles += Self.titles(page)
            next = page.firstMatch(of: /data-more href="([^"]+)"/).map {
                String($0.output.1).replacing("&amp;", with: "&")
            }
        }
        return titles
    }

    @Test func theBestKnownOfADecadeComeFirstAndEachOnce() async throws {
        let web = try await WebFixture(films: Self.films)
        #expect(try await Self.all(web, "/me/catch-up?decade=1990") == (0..<60).map { "Film \($0)" })
        #expect(try await Self.all(web, "/me/catch-up") == ["Later"])
    }

    @Test func whatWasSaidIsNotAskedAgain() async throws {
        let web = try await WebFixture(films: Self.films)
        let seen = Self.films[0].id
        let unseen = Self.films[1].id
        let starred = Self.films[2].id
        let viewing = "when=unknown&viewing=\(CatchUp.viewing(of: seen))"
        for _ in 1...2 { _ = try await web.post("/films/\(seen)/viewings", viewing) }
        for _ in 1...2 { _ = try await web.post("/films/\(unseen)/not-seen", "wanted=true") }
        _ = try await web.post("/films/\(starred)/rating", "rating=4")
        #expect(try await web.services.myFilms.myFilm(seen, of: .owner).viewingCount == 1)
        #expect(try await web.services.myFilms.myFilm(unseen, of: .owner).isEmpty)
        #expect(try await Self.titles(web.get("/me/catch-up?decade=1990").text).first == "Film 3")
        _ = try await web.post("/films/\(unseen)/not-seen", "wanted=false")
        #expect(try await Self.titles(web.get("/me/catch-up?decade=1990").text).first == "Film 1")
    }

    @Test func theFilmJustDealtWithIsStillThere() async throws {
        let web = try await WebFixture(films: Self.films)
        let film = Self.films[7].id
        _ = try await web.post("/films/\(film)/not-seen", "wanted=true")
        let page = try await web.get("/me/catch-up?decade=1990&film=\(film)").text
        #expect(Self.titles(page).prefix(2) == ["Film 7", "Film 0"])
        #expect(page.contains("id=\"catch-\(film)\" class=\"said\""))
    }

    @Test func anotherPersonIsStillAsked() async throws {
        let web = try await WebFixture(films: Self.films)
        let other = try await web.services.owners.persons.add(PersonDraft(name: "Ada")).id
        try await web.services.myFilms.note(notSeen: true, of: Self.films[0].id, by: .owner)
        let films = [Self.films[0].id]
        #expect(try await web.services.myFilms.notSeen(among: films, by: .owner) == Set(films))
        #expect(try await web.services.myFilms.notSeen(among: films, by: other).isEmpty)
    }

    @Test(arguments: [
        "decade=x", "decade=99999999999999999999", "decade=1890", "after=-5", "after=999999999", "film=1",
    ])
    func nothingInTheAddressBreaksIt(query: String) async throws {
        let web = try await WebFixture(films: Self.films)
        #expect(try await web.get("/me/catch-up?\(query)").status == .ok)
    }

    @Test func whenAllIsSaidThePageSaysSo() async throws {
        let web = try await WebFixture(films: Self.films)
        try await web.services.myFilms.note(notSeen: true, of: Self.films[60].id, by: .owner)
        #expect(try await web.get("/me/catch-up?decade=2000").text.contains("That was all"))
    }
}
