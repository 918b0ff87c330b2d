import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

struct EntityTagTests {
    private static let film = "/films/\(WebFixture.alien.id)"
    private static let pages = [
        "/", "/search?q=alien", film, film + "/poster.svg", "/me/watchlist", "/api/v1" + film, "/api/v1/me/watchlist",
    ]

    @Test(arguments: pages)
    func aPageThatIsStillTheSameIsNotSentAgain(path: String) async throws {
        let web = try await WebFixture()
        for encoding in ["gzip", "identity"] {
            let first = try await web.get(path, [.acceptEncoding: encoding])
            let tag = try #require(first.headers[.eTag])
            #expect(tag.hasPrefix("W/\""))
            #expect(first.headers[.cacheControl] == "private, no-cache")
            for method in [.get, .head] as [HTTPRequest.Method] {
                let again = try await web.send(
                    path, method, [.acceptEncoding: encoding, .ifNoneMatch: "\"other\", \(tag)"], nil)
                #expect(again.status == .notModified)
                #expect(again.body.readableBytes == 0)
                #expect(again.headers[.contentType] == nil)
                #expect(again.headers[.eTag] == tag)
                #expect(again.headers[.vary] == first.headers[.vary])
                #expect(again.headers[.contentSecurityPolicy] != nil)
            }
        }
    }

    @Test(arguments: pages + ["/nothing", "/films/7", "/api/v1/nothing"])
    func headSaysWhatGetSays(path: String) async throws {
        let web = try await WebFixture()
        for headers in [[:], [.acceptEncoding: "gzip"]] as [HTTPFields] {
            let get = try await web.get(path, headers)
            let head = try await web.send(path, .head, headers, nil)
            for name in [.contentLength, .contentType, .contentEncoding, .eTag, .vary] as [HTTPField.Name] {
                #expect(head.headers[name] == get.headers[name], "\(name)")
            }
            #expect(head.body.readableBytes == 0)
        }
    }

    @Test(arguments: [
        "/", "/discover?sort=popular", "/search?q=alien", "/me/watchlist", film, "/api/v1/me/watchlist",
        "/api/v1\(film)",
        "/api/v1/discover?sort=popular",
    ])
    func aWriteBetweenTwoRequestsShowsInTheSecond(path: String) async throws {
        let web = try await WebFixture()
        let before = try await web.get(path)
        let tag = try #require(before.headers[.eTag])
        try await web.services.myFilms.apply(.watchlist(true), to: WebFixture.alien.id, of: .owner)
        let after = try await web.get(path, [.ifNoneMatch: tag])
        #expect(after.status == .ok)
        #expect(after.text != before.text)
        #expect(after.headers[.eTag] != tag)
    }

    @Test func aPageWithAMessageIsForThisOnce() async throws {
        let web = try await WebFixture()
        let changed = try await web.post(Self.film + "/watchlist", "wanted=true")
        #expect(changed.headers[.cacheControl] == "no-store")
        let cookie = try #require(changed.headers[.setCookie])
        let told = try await web.get(Self.film, [.cookie: String(cookie.prefix { $0 != ";" })])
        #expect(told.text.contains("action=\"/undo\""))
        #expect(told.headers[.cacheControl] == "no-store")
        #expect(told.headers[.eTag] == nil)
        let plain = try await web.get(Self.film)
        #expect(plain.headers[.cacheControl] == "private, no-cache")
        #expect(plain.headers[.eTag] != nil)
    }

    @Test(arguments: ["/?fragment=results", "/search?q=alien&fragment=results"])
    func aPartOfAPageIsNeverKept(path: String) async throws {
        let response = try await WebFixture().get(path)
        #expect(response.headers[.cacheControl] == "no-store")
        #expect(response.headers[.eTag] == nil)
    }

    @Test(arguments: ["/nothing", "/api/v1/nothing", "/search?q=()"])
    func anErrorHasNoTag(path: String) async throws {
        #expect(try await WebFixture().get(path, [.ifNoneMatch: "*"]).headers[.eTag] == nil)
    }

    @Test(arguments: [
        ("W/\"a\"", true), ("\"a\"", true), ("\"b\", W/\"a\"", true), ("*", true), ("\"b\"", false), ("a", false),
        ("", false), ("\"a", false), (String(repeating: "\"b\",", count: 10_000), false),
    ])
    func tagsAreCompared(header: String, isNamed: Bool) {
        #expect(EntityTags<VisitorContext>.names("W/\"a\"", header: header) == isNamed)
    }
}
