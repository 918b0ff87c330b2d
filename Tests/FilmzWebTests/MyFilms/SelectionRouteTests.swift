import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Films ticked in a list, and what can be done with all of them.
struct SelectionRouteTests {
    private static let films = [WebFixture.alien.id, WebFixture.spirited.id]
    private static let ticked = films.map { "film=\($0)" }.joined(separator: "&")

    private static func mine(_ web: WebFixture) async throws -> [MyFilm] {
        var mine: [MyFilm] = []
        for film in films { mine.append(try await web.services.myFilms.myFilm(film, of: .owner)) }
        return mine
    }

    @Test(arguments: ["/me/all", "/discover?sort=popular", "/search?q=a", "/people?name=Ridley%20Scott"])
    func filmsOfEveryListCanBeTicked(path: String) async throws {
        let web = try await WebFixture()
        _ = try await web.services.myFilms.apply(.favourite(true), to: Set(Self.films), of: .owner)
        let list = try await web.get(path).text
        let address = path + (path.contains("?") ? "&" : "?") + "select=1"
        #expect(list.contains("href=\"\(address.replacing("&", with: "&amp;"))"))
        let page = try await web.get(address).text
        #expect(page.contains("name=\"film\" value=\"\(WebFixture.alien.id)\""))
        for change in ["seen", "rate", "audience", "watchlist", "favourite"] {
            #expect(page.contains("name=\"do\" value=\"\(change)\"") || path == "/me/favourites", "\(change)")
        }
    }

    @Test func allAreMarkedAsSeenOnADayAndUndoneTogether() async throws {
        let web = try await WebFixture()
        let response = try await web.post("/films/selected", Self.ticked + "&do=seen&day=2011-07-01&next=/me/all")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/me/all")
        let viewings = try await Self.mine(web).map(\.viewings)
        #expect(viewings.map { $0.map(\.watchedOn.description) } == [["2011-07-01"], ["2011-07-01"]])
        #expect(Set(viewings.flatMap { $0.map(\.id) }).count == 2)
        let cookie = try #require(response.headers[.setCookie])
        let page = try await web.get("/me/all", [.cookie: String(cookie.prefix { $0 != ";" })]).text
        #expect(page.contains(Strings.english.count(ChangeText.severalSeen, 2)))
        let change = try #require(page.firstMatch(of: /name="change" value="(\d+)"/)?.output.1)
        #expect(try await web.post("/undo", "change=\(change)").status == .seeOther)
        #expect(try await Self.mine(web).allSatisfy(\.isEmpty))
    }

    @Test(arguments: ["", "2011-07-01"])
    func whatWasSaidBeforeIsNotSaidAgain(day: String) async throws {
        let web = try await WebFixture()
        for _ in 1...2 {
            let form = Self.ticked + "&do=seen&day=\(day)"
            #expect(try await web.post("/films/selected", form).status == .seeOther)
        }
        #expect(try await Self.mine(web).map(\.viewingCount) == [1, 1])
    }

    @Test func starsAndAudienceAreForAll() async throws {
        let web = try await WebFixture()
        _ = try await web.post("/films/selected", Self.ticked + "&do=rate&rating=4.5")
        _ = try await web.post("/films/selected", Self.ticked + "&do=audience&audience=kids&audience=family")
        let mine = try await Self.mine(web)
        #expect(mine.map(\.rating) == [Rating(stars: 4.5), Rating(stars: 4.5)])
        #expect(mine.map(\.audience) == [[.kids, .family], [.kids, .family]])
    }

    @Test(arguments: [
        "do=rate", "do=rate&rating=", "do=rate&rating=9", "do=audience", "do=audience&audience=cats",
        "do=seen&day=tomorrow", "do=seen&day=2011-07-16", "do=explode", "do=seen&film=x",
    ])
    func whatIsNotSaidClearlyChangesNothing(form: String) async throws {
        let web = try await WebFixture()
        let response = try await web.post("/films/selected", Self.ticked + "&" + form)
        #expect([.badRequest, .unprocessableContent].contains(response.status))
        #expect(try await Self.mine(web).allSatisfy(\.isEmpty))
    }

    @Test func withoutATickThePageAsksForOne() async throws {
        let web = try await WebFixture()
        let response = try await web.post("/films/selected", "do=watchlist&next=/search?q=alien")
        let address = try #require(response.headers[.location])
        #expect(response.status == .seeOther)
        #expect(address == "/search?q=alien&select=none")
        #expect(try await web.get(address).text.contains(Strings.english[MyFilmsText.nothingSelected]))
        let abroad = try await web.post("/films/selected", "do=watchlist&next=//example.org/")
        #expect(abroad.headers[.location]?.hasPrefix("/me/all") == true)
    }
}
