import APICore
import Foundation
import HTTPTypes
import Testing

@Suite struct APIRequestTests {
    @Test(arguments: [
        ("https://api.example.com", "/v1/films", "https://api.example.com/v1/films"),
        ("https://api.example.com/", "/v1/films", "https://api.example.com/v1/films"),
        ("https://api.example.com//", "v1/films", "https://api.example.com/v1/films"),
        ("https://api.example.com/3", "/movie/11", "https://api.example.com/3/movie/11"),
        ("https://api.example.com/3/", "/movie/11", "https://api.example.com/3/movie/11"),
        ("https://www.example.com/", "/", "https://www.example.com/"),
        ("https://www.example.com", "", "https://www.example.com/"),
        ("http://127.0.0.1:8099/omdb", "/", "http://127.0.0.1:8099/omdb/"),
        ("http://[::1]:8099", "/a", "http://[::1]:8099/a"),
    ])
    func thePathFollowsTheBase(_ base: String, _ path: String, _ address: String) throws {
        let target = FreeTarget(baseURL: try #require(URL(string: base)), path: path)
        #expect(try target.request().url.absoluteString == address)
    }

    @Test func theClientMayAskSomewhereElse() throws {
        let target = FreeTarget(task: .requestParams(["s": "alien"]))
        let request = try target.request(baseURL: URL(known: "http://localhost:8099/omdb/"))
        #expect(request.url.absoluteString == "http://localhost:8099/omdb/v1/films?s=alien")
    }

    @Test(arguments: [
        "ftp://api.example.com", "file:///etc/hosts", "https://api.example.com?a=b", "https://api.example.com/#a",
        "nonsense", "file:///films", "/v1",
    ])
    func notEveryAddressIsABase(_ base: String) throws {
        let target = FreeTarget(baseURL: try #require(URL(string: base)))
        #expect(throws: APIError.self) { try target.request() }
    }

    @Test(arguments: [
        ("Alien", "Alien"), ("a/b", "a%2Fb"), ("a?b#c", "a%3Fb%23c"), ("é", "%C3%A9"), ("...", "..."),
        ("%2e%2e", "%252e%252e"), ("a b", "a%20b"), (".well-known", ".well-known"), ("..a", "..a"),
    ])
    func aSegmentStaysOneSegment(_ value: String, _ encoded: String) throws {
        let request = try FreeTarget(path: "/v2/\(segment: value)/cast").request()
        #expect(request.url.absoluteString == "https://api.example.com/v2/\(encoded)/cast")
    }

    @Test(arguments: [
        "/v2/\(segment: "")/cast", "/v2/\(segment: "")", "/v2/\(segment: ".")", "/v2/\(segment: "..")/x", "..", "/.",
        "/v2/%2e%2e/x", "/v2/.%2E", "/v2/%2e", "//evil.example.com/x", "/v2//x",
    ])
    func aPathThatLeadsElsewhereIsRefused(_ path: String) async {
        let error = await failure { () async throws(APIError) in try FreeTarget(path: path).request() }
        #expect(error?.kind == .invalidRequest)
    }

    @Test(arguments: ["/v2/a b", "/v2?key=1", "/v2#top", "/v2/é", "/v2\n", "/v2/a\\b", "/v2/<x>", "/v2/\"x\""])
    func aPathThatIsNotEncodedIsRefused(_ path: String) async {
        let error = await failure { () async throws(APIError) in try FreeTarget(path: path).request() }
        #expect(error?.kind == .invalidRequest)
        #expect(error?.description.contains("key=1") == false)
    }

    @Test func aPlainCallAsksForJSONAndTakesNothingAlong() throws {
        let request = try FreeTarget().request()
        #expect(request.method == .get)
        #expect(request.body == nil)
        #expect(request.fields == [.accept: "application/json"])
        #expect(request.credential == nil)
        #expect(try request.signedURL == request.url)
        #expect(try request.signedFields == request.fields)
    }

    @Test func headersAreSentAndMayReplaceOurs() throws {
        let request = try FreeTarget(headers: ["X-Storefront": "de", "accept": "text/html"]).request()
        let name = try #require(HTTPField.Name("x-storefront"))
        #expect(request.fields[name] == "de")
        #expect(request.fields[values: .accept] == ["text/html"])
    }

    @Test(arguments: [
        ["Bad Name": "x"], ["": "x"], ["X:": "x"], ["X-A": "a\r\nInjected: yes"], ["X-A": "a\nb"], ["X-A": "a\u{0}"],
    ])
    func aBadHeaderIsRefused(_ headers: HTTPHeaders) async {
        let error = await failure { () async throws(APIError) in try FreeTarget(headers: headers).request() }
        #expect(error?.kind == .invalidRequest)
        #expect(error?.description.contains("Injected") == false)
        #expect(error?.description.contains("\n") == false)
    }

    @Test func aBodyIsJSON() throws {
        struct Note: Encodable {
            var title = "Law & Order / é"
            var day = Date(timeIntervalSince1970: 0)
            var again = false
        }
        let request = try FreeTarget(method: .post, task: .requestJSON(Note())).request()
        let body = try #require(request.body)
        #expect(request.method == .post)
        #expect(request.fields[.contentType] == "application/json")
        #expect(
            String(decoding: body, as: UTF8.self)
                == #"{"again":false,"day":"1970-01-01T00:00:00Z","title":"Law & Order / é"}"#)
        #expect(request.url.query() == nil)
    }

    @Test func aBodyThatIsNoJSONIsRefused() async {
        let error = await failure { () async throws(APIError) in
            try FreeTarget(task: .requestJSON(["a": Double.nan])).request()
        }
        #expect(error?.kind == .invalidRequest)
    }

    @Test func onlyThePublicPathIsShown() throws {
        let target = FreeTarget(
            path: "/lists/\(segment: "private-list")", shownPath: "/lists/{id}?x=1#y",
            task: .requestParams(["q": "hush"]))
        let request = try target.request(credential: .query("apikey", key: secret))
        #expect(request.operation == "GET /lists/{id}")
        #expect(request.description == "Sample GET /lists/{id}")
        for text in allTexts(of: request) + allTexts(of: APIError(.notFound, of: request)) {
            #expect(!text.contains("private-list"))
            #expect(!text.contains("hush"))
            #expect(!text.contains(secret))
        }
    }
}
