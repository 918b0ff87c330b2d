import FilmzDomain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

struct CompressionTests {
    private static let gzip: HTTPFields = [.acceptEncoding: "gzip, deflate, br"]

    @Test(arguments: [
        ("gzip", true), ("x-gzip", true), ("GZIP", true), ("gzip;q=0", false), ("gzip;q=0.0", false), ("*", true),
        ("br, *;q=0.1", true), ("*;q=0", false), ("*, gzip;q=0", false), ("gzip;q=0.5, identity", false),
        ("gzip;q=0.5, identity;q=0.5", true), ("identity;q=0", false), ("deflate", false), ("", false),
        ("gzip; q=1", true), ("gzip;q=x", false), ("gzip;q=-1", false), ("gzip;q=NaN", false), ("gzip;q=1e9", false),
        (String(repeating: "br,", count: 10_000) + "gzip", false),
    ])
    func whatIsTakenIsRead(header: String, isWanted: Bool) {
        #expect(AcceptEncoding.prefersGzip(header) == isWanted)
    }

    @Test func saidNothingIsPlain() {
        #expect(!AcceptEncoding.prefersGzip(nil))
    }

    @Test(arguments: [
        "/", "/search?q=alien", "/films/\(WebFixture.hostile.id)", "/films/\(WebFixture.alien.id)/poster.svg",
        "/nothing", "/api/v1/search?q=alien",
    ])
    func pagesAreTheSameOnceUnpacked(path: String) async throws {
        let web = try await WebFixture()
        let plain = try await web.get(path)
        let packed = try await web.get(path, Self.gzip)
        #expect([plain, packed].allSatisfy { $0.headers[.vary]?.hasSuffix("Accept-Encoding") == true })
        #expect(plain.headers[.contentEncoding] == nil)
        guard plain.body.readableBytes >= Compression<VisitorContext>.leastBytes else {
            #expect(packed.headers[.contentEncoding] == nil, "too small to be worth it")
            return
        }
        #expect(packed.headers[.contentEncoding] == "gzip")
        #expect(packed.headers[.contentLength] == "\(packed.body.readableBytes)")
        #expect(packed.body.readableBytes < plain.body.readableBytes)
        #expect(try Gunzip.text(packed.body) == plain.text)
    }

    @Test func assetsArePackedOnceAndHaveTagsOfTheirOwn() async throws {
        let web = try await WebFixture()
        let path = try #require(try await web.get("/").text.firstMatch(of: /\/assets\/app-[^"]+\.js/)).output
        let plain = try await web.get(String(path))
        let packed = try await web.get(String(path), Self.gzip)
        #expect(packed.headers[.contentEncoding] == "gzip")
        #expect(plain.headers[.contentEncoding] == nil)
        #expect([plain, packed].allSatisfy { $0.headers[.vary] == "Accept-Encoding" })
        #expect(try Gunzip.text(packed.body) == plain.text)
        let tags = [plain, packed].compactMap { $0.headers[.eTag] }
        #expect(Set(tags).count == 2)
        #expect(tags.allSatisfy { $0.hasPrefix("\"") })
        for (tag, headers) in zip(tags, [[:], Self.gzip]) {
            var headers = headers
            headers[.ifNoneMatch] = tag
            #expect(try await web.get(String(path), headers).status == .notModified)
        }
    }

    @Test(arguments: ["cross-site", "same-site"])
    func whereAnotherSiteLedGoesPlain(site: String) async throws {
        var headers = Self.gzip
        headers[.secFetchSite] = site
        #expect(try await WebFixture().get("/", headers).headers[.contentEncoding] == nil)
    }

    @Test func aRequestIsNeverUnpacked() async throws {
        let web = try await WebFixture()
        let bomb = try GzipStream.compressed(
            ByteBuffer(string: "{\"comment\":\"" + String(repeating: "x", count: 5_000_000) + "\"}"), level: 9)
        var headers = WebFixture.program
        headers[.contentEncoding] = "gzip"
        let response = try await web.send("/api/v1/films/\(WebFixture.alien.id)/mine", .patch, headers, bomb)
        #expect(response.status == .badRequest)
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test(arguments: [
        ("image/png", nil, true), ("text/plain", "br", true), ("text/plain", nil, false),
    ])
    func whatIsSmallAlreadyIsLeftAlone(type: String, encoding: String?, isLeft: Bool) async throws {
        let response = try await Self.answer { _ in
            var headers: HTTPFields = [.contentType: type]
            headers[.contentEncoding] = encoding
            return Response(
                status: .ok, headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(repeating: 65, count: 5_000)))
        }
        #expect((response.headers[.contentEncoding] == encoding) == isLeft)
        #expect((response.body.readableBytes == 5_000) == isLeft)
    }

    @Test(arguments: [HTTPResponse.Status.noContent, .partialContent])
    func partsAndNothingAreLeftAlone(status: HTTPResponse.Status) async throws {
        let response = try await Self.answer { _ in
            let body = ByteBuffer(repeating: 65, count: status == .noContent ? 0 : 5_000)
            return Response(
                status: status, headers: [.contentType: "text/plain"], body: ResponseBody(byteBuffer: body))
        }
        #expect(response.headers[.contentEncoding] == nil)
    }

    @Test func aStrongTagBecomesWeak() async throws {
        let response = try await Self.answer { _ in
            Response(
                status: .ok, headers: [.contentType: "text/plain", .eTag: "\"a\""],
                body: ResponseBody(byteBuffer: ByteBuffer(repeating: 65, count: 5_000)))
        }
        #expect(response.headers[.eTag] == "W/\"a\"")
    }

    @Test func aStreamIsPackedPartByPart() async throws {
        let response = try await Self.answer { _ in
            Response(
                status: .ok, headers: [.contentType: "text/plain"],
                body: ResponseBody { writer in
                    for word in ["one ", "two ", "three"] { try await writer.write(ByteBuffer(string: word)) }
                    try await writer.finish(nil)
                })
        }
        #expect(response.headers[.contentEncoding] == "gzip")
        #expect(response.headers[.contentLength] == nil)
        #expect(try Gunzip.text(response.body) == "one two three")
    }

    @Test func whatWasWrittenCanBeReadBeforeTheEnd() throws {
        let gzip = try GzipStream(level: 5)
        var sent = gzip.compress(ByteBuffer(string: "first part"), flush: .part)
        #expect(try Gunzip.text(sent) == "first part")
        var rest = gzip.compress(ByteBuffer(string: ", second part"), flush: .part)
        sent.writeBuffer(&rest)
        #expect(try Gunzip.text(sent) == "first part, second part")
        var end = gzip.compress(ByteBuffer(), flush: .end)
        sent.writeBuffer(&end)
        #expect(try Gunzip.text(sent) == "first part, second part")
    }

    @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 65_536, 3_000_001])
    func anySizeComesBackWhole(count: Int) throws {
        // Comes again only after more than compression looks back.
        let letters = (0..<min(count, 65_537)).map { _ in UInt8.random(in: 32...126) }
        var bytes: [UInt8] = []
        while bytes.count < count { bytes += letters }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        #expect(try Gunzip.text(try GzipStream.compressed(ByteBuffer(string: text), level: 1)) == text)
    }

    /// The answer of a handler behind the middleware to a client that accepts gzip.
    private static func answer(
        _ handler: @escaping @Sendable (Request) -> Response
    ) async throws -> TestResponse {
        let router = Router(context: VisitorContext.self)
        router.add(middleware: Compression())
        router.get("/") { request, _ in handler(request) }
        return try await Application(router: router).test(.router) { client in
            try await client.execute(uri: "/", method: .get, headers: gzip)
        }
    }
}
