import FilmzDomain
import FilmzStore
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Whatever is sent, the answer is a proper page, and nothing is lost.
struct BadInputTests {
    private static let film = "/films/\(WebFixture.alien.id)"

    private static let addresses: [(String, Int)] = [
        ("/nothing", 404), ("/films/0", 404), ("/films/abc", 404), ("/films/-1", 404), ("/films/0348", 404),
        ("/films/9999999999999999999999", 404), ("/films/7", 404), ("/films/7/seen", 404), ("/films/7/poster.svg", 404),
        ("\(film)/viewings/5", 404), ("\(film)/viewings/x", 404), ("\(film)/edit", 403), ("/films/7/unsee", 404),
        ("/discover?year=99999", 200), ("/discover?year=-5", 200), ("/discover?year=abc", 200),
        ("/discover?year=1900", 200),
        ("/discover?year=\(Int.min)", 200), ("/discover?year=\(Int.max)", 200), ("/?after=nonsense", 200),
        ("/me/seen?sort=bogus&rating=11&decade=x", 200),
        ("/me/seen?after=n.1", 200), ("/me/nothing", 404), ("/search?q=%FF%FE", 400), ("/search?q=%", 400),
        ("/search?q=%00", 422), ("/search?q=%22*", 422), ("/search?q=()", 422), ("/search?q=%F0%9F%8E%AC", 422),
        ("/search?q=\(String(repeating: "a", count: 5_000))", 422), ("/?fragment=bogus", 404),
        ("\(film)?fragment=results", 404),
    ]

    @Test(arguments: addresses)
    func aPageAnswers(path: String, status: Int) async throws {
        let response = try await WebFixture().get(path)
        #expect(response.status.code == status, "\(path.prefix(60))")
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        #expect(response.text.contains("<h1"))
    }

    private static let forms: [(String, String, Int)] = [
        ("/watchlist", "", 400), ("/watchlist", "wanted=maybe", 400), ("/favourite", "wanted", 400),
        ("/rating", "", 400), ("/rating", "rating=5.2", 422), ("/rating", "rating=-1", 422),
        ("/comment", "", 400), ("/audience", "audience=everyone", 422),
        ("/viewings", "when=day&day=2011-02-30", 422), ("/viewings", "when=year&year=99999", 422),
        ("/viewings", "when=whenever", 422), ("/viewings", "when=today&audienceShown=true&audience=x", 422),
        ("/viewings", "when=today&rating=7", 422),
        ("/viewings", "when=today&place=\(String(repeating: "x", count: 201))", 422),
        ("/viewings/5", "when=today", 404), ("/viewings/remove", "", 422), ("/viewings/remove", "viewing=5", 404),
        ("/edit", "title=Mine", 403), ("/watchlist", "wanted=true%FF", 400),
    ]

    @Test(arguments: forms)
    func aBadFormChangesNothing(action: String, form: String, status: Int) async throws {
        let web = try await WebFixture()
        let kept = MyFilmEdit.log(ViewingDraft(place: "home", note: "kept"))
        try await web.services.myFilms.apply(kept, to: WebFixture.alien.id, of: .owner)
        try await web.services.myFilms.apply(.comment("kept"), to: WebFixture.alien.id, of: .owner)
        let before = try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner)
        let response = try await web.post(Self.film + action, form)
        #expect(response.status.code == status)
        #expect(response.text.contains("<h1"))
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner) == before)
    }

    @Test(arguments: ["/films/7/watchlist", "/films/x/watchlist"])
    func aChangeToNoFilmIsRefused(path: String) async throws {
        #expect(try await WebFixture().post(path, "wanted=true").status == .notFound)
    }

    @Test(arguments: ["application/json", "multipart/form-data; boundary=x", "text/plain", ""])
    func onlyFormsAreTaken(mediaType: String) async throws {
        let headers: HTTPFields = [.origin: "http://localhost", .contentType: mediaType]
        let response = try await WebFixture().post(Self.film + "/watchlist", "wanted=true", headers)
        #expect(response.status == .unsupportedMediaType)
    }

    @Test func aBodyHasABound() async throws {
        let form = "comment=" + String(repeating: "x", count: Form.byteLimit)
        let response = try await WebFixture().post(Self.film + "/comment", form)
        #expect(response.status == .contentTooLarge)
        #expect(response.text.contains("<h1"))
    }

    @Test func whatWasTypedIsNotLost() async throws {
        let response = try await WebFixture().post(
            Self.film + "/viewings", "when=day&day=nonsense&place=Kino+%26+Bar&note=worth+every+minute&rating=4.5")
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("Kino &amp; Bar"))
        #expect(response.text.contains("worth every minute"))
        #expect(response.text.contains("nonsense"))
    }

    @Test func aFilmThatCannotBeAddedIsShownAgain() async throws {
        let response = try await WebFixture().post("/films", "title=&year=20x6&directors=Someone")
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("20x6"))
        #expect(response.text.contains("Someone"))
    }

    @Test func aFaultOfOursIsAPageToo() async throws {
        var services = try await WebFixture().services
        services.discover = BrokenDiscover()
        let application = Application(router: FilmzRouter.build(services: services))
        try await application.test(.router) { client in
            try await client.execute(uri: "/", method: .get) { response in
                #expect(response.status == .internalServerError)
                #expect(response.text.contains("<h1"))
                #expect(!response.text.contains("secret"))
            }
        }
    }

    private struct BrokenDiscover: DiscoverService {
        struct Fault: Error {
            let detail = "secret"
        }

        func films(_ query: DiscoverQuery, page: PageRequest) async throws -> DiscoverShelf { throw Fault() }
    }
}
