import FilmzContracts
import FilmzDomain
import FilmzText
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

    /// A film with only a rating would be seen, but in no diary, and its hours would count on one page only.
    @Test func starsMeanTheSameAsSeen() async throws {
        let films = (1...2).map { (number: Int) in
            Film.sample("Film \(number)", imdb: number, year: 1990, runtime: 90, prominence: number)
        }
        let web = try await WebFixture(films: films)
        var myFilms: any MyFilmService { web.services.myFilms }
        func totals() async throws -> [Int] {
            let shelf = try await myFilms.shelf(MyFilmsQuery(shelf: .seen), of: .owner, page: PageRequest())
            let diary = try await myFilms.diary(.init(), of: .owner, page: PageRequest())
            return [shelf.films.total, shelf.minutes, diary.entries.total, diary.minutes]
        }
        let viewings = films.map { "viewing=\(CatchUp.viewing(of: $0.id))" }
        _ = try await web.post("/films/\(films[0].id)/viewings", "when=unknown&\(viewings[0])")
        #expect(try await totals() == [1, 90, 1, 90])
        for stars in ["3", "4.5", "4.5"] {
            _ = try await web.post("/films/\(films[1].id)/rating", "rating=\(stars)&\(viewings[1])")
            let mine = try await myFilms.myFilm(films[1].id, of: .owner)
            #expect(mine.rating?.description == stars)
            #expect(mine.viewings.map(\.rating) == [mine.rating])
        }
        #expect(try await totals() == [2, 180, 2, 180])
        _ = try await web.post("/films/\(films[1].id)/rating", "rating=&\(viewings[1])")
        #expect(try await myFilms.myFilm(films[1].id, of: .owner).rating == nil)
        #expect(try await totals() == [2, 180, 2, 180], "it stays seen")

        try await myFilms.apply(.log(.watched("2011", stars: 2)), to: films[0].id, of: .owner)
        _ = try await web.post("/films/\(films[0].id)/rating", "rating=4&\(viewings[0])")
        let mine = try await myFilms.myFilm(films[0].id, of: .owner)
        #expect(mine.rating == Rating(stars: 4))
        #expect(mine.viewings.map(\.rating) == [Rating(stars: 2), nil], "viewings of its own are history")
    }

    @Test func filmsComeFirstAndShowsAreALinkAway() async throws {
        var show = Film.sample("Show", imdb: 900, year: 1994, prominence: 1)
        show.kind = .series
        let web = try await WebFixture(films: Self.films + [show])
        let films = try await web.get("/me/catch-up?decade=1990").text
        #expect(Self.titles(films).first == "Film 0")
        #expect(films.contains("href=\"/me/catch-up?decade=1990&amp;kind=shows\""))
        #expect(try await Self.all(web, "/me/catch-up?decade=1990&kind=shows") == ["Show"])
    }

    @Test func itCountsWhatWasSaid() async throws {
        let web = try await WebFixture(films: Self.films)
        let films = Self.films.map(\.id)
        try await web.services.myFilms.note(notSeen: true, of: films[0], by: .owner)
        _ = try await web.post("/films/\(films[1])/watchlist", "wanted=true")
        _ = try await web.post("/films/\(films[2])/rating", "rating=4&viewing=\(CatchUp.viewing(of: films[2]))")
        let page = try await web.get("/me/catch-up?decade=1990&film=\(films[1])").text
        #expect(page.contains("id=\"catch-done\">\(Strings.english.count(CatchUpText.done, 3))<"))
        #expect(page.contains("id=\"catch-\(films[1])\" class=\"said\""))
        #expect(Self.titles(page).prefix(2) == ["Film 1", "Film 3"])
        #expect(try await web.get("/me/catch-up?decade=2000").text.contains("id=\"catch-done\"><"))
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
        #expect(try await web.get("/me/catch-up?decade=2000").text.contains(Strings.english[MyFilmsText.caughtUp]))
    }
}
