import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import TestSupport
import Testing

@testable import FilmzWeb

/// Files of other products, taken in on pages.
struct ImportRouteTests {
    private static let diary = """
        Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
        2001-02-04,Alien,1979,https://boxd.it/1,4.5,,,2001-02-03
        2001-02-05,Spirited Away,2001,https://boxd.it/2,5,Yes,,2001-02-04
        2001-02-05,Nobody\u{2019}s Film,1988,https://boxd.it/3,2,,,2001-02-01

        """

    private static func give(
        _ web: WebFixture, _ text: String, named name: String = "diary.csv"
    ) async throws -> TestResponse {
        var form = SampleForm()
        form.add("name=\"file\"; filename=\"\(name)\"", Array(text.utf8), "Content-Type: text/csv\r\n")
        return try await web.send("/import", .post, SampleForm.headers, ByteBuffer(bytes: form.ended))
    }

    private static func seen(_ web: WebFixture) async throws -> [String] {
        try await web.services.myFilms.shelf(
            MyFilmsQuery(shelf: .seen, sort: .title), of: .owner, page: PageRequest()
        ).films.items.map(\.film.title)
    }

    @Test func filesAreShownThenTakenInAndUndone() async throws {
        let web = try await WebFixture()
        let given = try await Self.give(web, Self.diary)
        #expect(given.status == .seeOther)
        let path = try #require(given.headers[.location])
        let page = try await web.get(path).text
        #expect(page.contains("2 new films") && page.contains("1 film of your own") && page.contains("3 rows"))
        #expect(try await Self.seen(web).isEmpty)

        #expect(try await web.post(path, "do=take").headers[.location] == path)
        #expect(try await Self.seen(web) == ["Alien", "Nobody\u{2019}s Film", "Spirited Away"])
        let alien = try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner)
        #expect(alien.viewings.map(\.watchedOn.description) == ["2001-02-03"])
        let taken = try await web.get(path).text
        #expect(taken.contains("3 films were taken in.") && taken.contains("3 films are there already"))
        #expect(try await web.get("/import").text.contains("Taken in on"))

        let known = try #require(try await web.services.imports.imports(of: .owner).first)
        let change = try #require(known.outcome?.change)
        #expect(try await web.post("/undo", "change=\(change)&next=\(path)").status == .seeOther)
        #expect(try await Self.seen(web).isEmpty)
        #expect(try await web.get(path).text.contains("Take it in"))
    }

    @Test func theSameFileAgainChangesNothing() async throws {
        let web = try await WebFixture()
        for _ in 1...2 {
            let path = try #require(try await Self.give(web, Self.diary).headers[.location])
            _ = try await web.post(path, "do=take")
        }
        let imports = try await web.services.imports.imports(of: .owner)
        #expect(imports.count == 2 && imports.count { $0.outcome?.change == nil } == 1)
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).viewings.count == 1)
    }

    @Test func whereBothSaySomethingElseARuleDecides() async throws {
        let web = try await WebFixture()
        let film = WebFixture.alien.id
        let mine = ViewingDraft(watchedOn: try #require(WatchedOn("2001-02-03")), rating: Rating(stars: 2))
        try await web.services.myFilms.apply(.log(mine, id: .random()), to: film, of: .owner)
        let path = try #require(try await Self.give(web, Self.diary).headers[.location])
        let page = try await web.get(path).text
        #expect(page.contains("difference") && page.contains("name=\"rule\" value=\"theirs\""))
        _ = try await web.post(path, "do=save&rule=theirs")
        #expect(try await web.get(path).text.contains("value=\"theirs\" checked"))
        _ = try await web.post(path, "do=take")
        let viewing = try await web.services.myFilms.myFilm(film, of: .owner).viewings.first
        #expect(viewing?.rating == Rating(stars: 4.5))
    }

    @Test func rowsThatNameOnlyFilmsAreAskedAbout() async throws {
        let web = try await WebFixture()
        var form = SampleForm()
        form.add("name=\"titles\"", Array("Alien (1979)\nSpirited Away (2001)".utf8))
        let given = try await web.send("/import", .post, SampleForm.headers, ByteBuffer(bytes: form.ended))
        let path = try #require(given.headers[.location])
        #expect(try await web.get(path).text.contains("name=\"meaning-titles.txt\" value=\"watchlist\""))
        // Nothing is taken in before that is known.
        _ = try await web.post(path, "do=take")
        #expect(try await web.services.imports.imports(of: .owner).first?.outcome == nil)
        _ = try await web.post(path, "do=take&meaning-titles.txt=watchlist")
        let watchlist = MyFilmsQuery(shelf: .watchlist)
        let films = try await web.services.myFilms.films(watchlist, of: .owner)
        #expect(films == [WebFixture.alien.id, WebFixture.spirited.id])
    }

    @Test(arguments: [
        ("PK\u{3}\u{4}", "The archive is damaged."), ("", "Choose a file"),
        ("<!doctype html><p>Sign in", "Nothing in these files"),
    ])
    func whatCannotBeReadSaysWhy(text: String, sentence: String) async throws {
        let web = try await WebFixture()
        let page = try await Self.give(web, text, named: "a.csv")
        #expect(page.status == .unprocessableContent)
        #expect(page.text.contains("role=\"alert\""), "\(sentence)")
        #expect(try await web.services.imports.imports(of: .owner).isEmpty)
    }

    @Test func removingForgetsTheFilesAndKeepsTheFilms() async throws {
        let web = try await WebFixture()
        let path = try #require(try await Self.give(web, Self.diary).headers[.location])
        _ = try await web.post(path, "do=take")
        #expect(try await web.post(path, "do=remove").headers[.location] == "/import")
        #expect(try await web.get(path).status == .notFound)
        #expect(try await Self.seen(web).count == 3)
        #expect(try await web.post(path, "do=take").status == .notFound)
    }

    @Test func whatTheFormDoesNotSayIsRefused() async throws {
        let web = try await WebFixture()
        let path = try #require(try await Self.give(web, Self.diary).headers[.location])
        #expect(try await web.post(path, "").status == .badRequest)
        #expect(try await web.post(path, "do=take&choice-0=abc&choice-99=own&rule=nonsense").status == .seeOther)
    }
}
