import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

@Suite(.timeLimit(.minutes(10)))
struct PictureRouteTests {
    private static let alien = WebFixture.alien.id
    private static let path = "/films/\(alien)/picture?size=small&v=a1"
    private static let picture = Picture(
        mediaType: "image/webp", bytes: Data(repeating: 0x41, count: 5_000), tag: "abc123")

    private static func fixture(
        isHere: Bool = true
    ) async throws -> (web: WebFixture, providers: ScriptedDossiers) {
        let providers = ScriptedDossiers(
            ScriptedDossiers.Script(
                posters: [alien: Poster(version: "a1", isHere: isHere)], pictures: [alien: picture]))
        return (try await WebFixture(providers: providers), providers)
    }

    @Test func aPictureIsSentAsItIs() async throws {
        let (web, providers) = try await Self.fixture()
        let response = try await web.get(Self.path, [.acceptEncoding: "gzip"])
        #expect(response.status == .ok)
        #expect(Data(response.body.readableBytesView) == Self.picture.bytes)
        #expect(response.headers[.contentType] == "image/webp")
        #expect(response.headers[.contentEncoding] == nil)
        #expect(response.headers[.eTag] == "\"abc123\"")
        #expect(response.headers[.cacheControl] == "private, max-age=31536000, immutable")
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        _ = try await web.get("/films/\(Self.alien)/picture?size=large&v=a1")
        #expect(providers.now.sizes == [.small, .large])
    }

    @Test func onlyThePresentVersionMayBeKept() async throws {
        let (web, _) = try await Self.fixture()
        for query in ["", "?v=old", "?size=small"] {
            let response = try await web.get("/films/\(Self.alien)/picture" + query)
            #expect(response.headers[.cacheControl] == "private, no-cache", "\(query)")
        }
    }

    @Test func aPictureThatIsKnownIsNotSentAgain() async throws {
        let (web, _) = try await Self.fixture()
        let response = try await web.get(Self.path, [.ifNoneMatch: "\"abc123\""])
        #expect(response.status == .notModified)
        #expect(response.body.readableBytes == 0)
    }

    @Test func theServerTellsTheHeadAlone() async throws {
        let (web, _) = try await Self.fixture()
        try await web.live { client in
            let head = try await client.execute(uri: Self.path, method: .head, headers: [:], body: nil)
            #expect(head.headers[.contentLength] == "5000")
            #expect(head.body.readableBytes == 0)
            let whole = try await client.execute(uri: Self.path, method: .get, headers: [:], body: nil)
            #expect(whole.body.readableBytes == 5_000)
        }
    }

    @Test func whatIsMissingIsNotRemembered() async throws {
        let (web, _) = try await Self.fixture()
        for path in ["/films/\(WebFixture.spirited.id)/picture", "/films/\(Self.alien)/picture?size=huge"] {
            let response = try await web.get(path)
            #expect(response.status == .noContent)
            #expect(response.headers[.cacheControl] == "no-store")
            #expect(response.body.readableBytes == 0)
        }
        #expect(try await web.get("/films/none/picture").status == .notFound)
    }

    @Test func aDrawnPosterInItsPlaceCallsForThePicture() async throws {
        let (web, providers) = try await Self.fixture(isHere: false)
        try await web.services.myFilms.apply(.watchlist(true), to: Self.alien, of: .owner)
        for path in ["/", "/discover?year=1979", "/search?q=alien", "/me/watchlist", "/films/\(Self.alien)"] {
            let page = try await web.get(path).text
            let size = path.hasPrefix("/films") ? "large" : "small"
            let drawn = try #require(
                page.firstMatch(of: /src="([^"]*poster.svg[^"]*wanted[^"]*)" data-picture="([^"]*)"/))
            #expect(drawn.output.1.contains("&amp;wanted=\(size)"), "\(path)")
            #expect(drawn.output.2 == "/films/\(Self.alien)/picture?size=\(size)&amp;v=a1", "\(path)")
        }
        #expect(providers.now.wanted.isEmpty, "a page alone fetches nothing")
        let page = try await web.get("/me/watchlist").text
        let drawn = try #require(page.firstMatch(of: /src="([^"]*poster.svg[^"]*)"/)).output.1
        let response = try await web.get(String(drawn).replacing("&amp;", with: "&"))
        #expect(response.headers[.contentType] == "image/svg+xml")
        #expect(response.headers[.cacheControl] == "private, no-cache")
        #expect(providers.now.wanted.map(\.film) == [Self.alien])
        #expect(providers.now.wanted.map(\.size) == [.small])
        _ = try await web.get("/films/\(Self.alien)/poster.svg")
        #expect(providers.now.wanted.count == 1)
    }

    @Test func thePictureIsShownAsSoonAsItIsHere() async throws {
        let (web, providers) = try await Self.fixture(isHere: false)
        try await web.services.myFilms.apply(.watchlist(true), to: Self.alien, of: .owner)
        let day = #"{"watchedOn":"2011-07-14"}"#
        _ = try await web.api(.post, "/films/\(Self.alien)/viewings", day)
        let paths = ["/", "/discover?year=1979", "/search?q=alien", "/me/seen", "/me/diary", "/me/seen?select=1"]
        for path in paths { #expect(try await web.get(path).text.contains("data-picture"), "\(path)") }
        providers.change { $0.posters[Self.alien]?.isHere = true }
        for path in paths {
            let page = try await web.get(path).text
            #expect(page.contains("src=\"/films/\(Self.alien)/picture?size=small&amp;v=a1\""), "\(path)")
            #expect(!page.contains("data-picture"), "\(path)")
        }
        let entries = try await web.api(.get, "/me/seen").json(PageForm<FilmEntry>.self)
        #expect(entries.items.map(\.poster) == [Poster(version: "a1", isHere: true)])
        let diary = try await web.api(.get, "/me/diary").json(PageForm<DiaryEntry>.self)
        #expect(diary.items.map(\.poster) == [Poster(version: "a1", isHere: true)])
    }
}
