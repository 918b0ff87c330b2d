import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import HTTPTypes
import OMDbAPI
import Testing

@Suite struct FaultTests {
    /// An answer, its meaning for a detail call and for a search (nil: a page without results), and how often it is
    /// asked for.
    struct Sample: Sendable, CustomTestStringConvertible {
        let body: String
        let status: Int
        let detail: APIError.Kind
        let search: APIError.Kind?
        let calls: Int
        var testDescription: String { "\(status) \(body.prefix(60))" }

        init(_ body: String, _ status: Int, _ detail: APIError.Kind, search: APIError.Kind?, calls: Int = 1) {
            self.body = body
            self.status = status
            self.detail = detail
            self.search = search
            self.calls = calls
        }

        init(_ body: String, _ status: Int, _ both: APIError.Kind, calls: Int = 1) {
            self.init(body, status, both, search: both, calls: calls)
        }

        init(says words: String, _ status: Int, _ detail: APIError.Kind, search: APIError.Kind?, calls: Int = 1) {
            self.init(
                #"{"Response":"False","Error":"\#(words)"}"#, status, detail, search: search, calls: calls)
        }

        init(says words: String, _ status: Int, _ both: APIError.Kind, calls: Int = 1) {
            self.init(says: words, status, both, search: both, calls: calls)
        }
    }

    private static let samples: [Sample] = [
        Sample(says: "Movie not found!", 200, .notFound, search: nil),
        Sample(says: "Series not found!", 200, .notFound, search: nil),
        Sample(says: "Series or episode not found!", 200, .notFound, search: nil),
        Sample(says: "Series or season not found!", 200, .notFound, search: nil),
        Sample(says: "Movie not found!", 404, .notFound, search: nil),
        Sample(says: "Incorrect IMDb ID.", 200, .notFound, search: .rejected),
        Sample(says: "Error getting data.", 200, .notFound, search: .rejected),
        Sample(says: "The server was not found or was not accessible.", 200, .rejected),
        Sample(says: "Incorrect syntax near 'request limit reached'.", 200, .rejected),
        Sample(says: "Incorrect syntax near 'invalid api key'.", 200, .rejected),
        Sample(says: "Incorrect syntax near 'not found!'.", 200, .rejected),
        Sample(says: "Daily request limit reached!", 200, .quotaExceeded),
        Sample(says: "Request limit reached!", 503, .quotaExceeded),
        Sample(says: "Too many results.", 200, .rejected),
        Sample(says: "The offset specified in a OFFSET clause may not be negative.", 200, .rejected),
        Sample(says: "Incorrect syntax near the keyword 'type'.", 200, .rejected),
        Sample(says: "", 200, .rejected),
        Sample(#"{"Response":"False"}"#, 200, .rejected),
        Sample(#"{"Response":false,"Error":5}"#, 200, .rejected),
        Sample(#"{"Error":"Movie not found!"}"#, 200, .notFound, search: nil),
        Sample(says: "Invalid API key!", 401, .unauthorized),
        Sample(says: "No API key provided.", 401, .unauthorized),
        Sample(says: "Something else", 401, .unauthorized),
        Sample(says: "Movie not found!", 401, .unauthorized),
        Sample(says: "Request limit reached!", 401, .quotaExceeded),
        Sample(says: "Daily request limit reached!", 401, .quotaExceeded),
        Sample(says: "Limit of requests", 401, .quotaExceeded),
        Sample(says: "Invalid API key!", 200, .unauthorized),
        Sample(says: "Request limit reached!", 200, .quotaExceeded),
        Sample(#"<root response="False"><error>Request limit reached!</error></root>"#, 401, .quotaExceeded),
        Sample("<html>who?</html>", 401, .unauthorized),
        Sample("", 401, .unauthorized),
        Sample(
            #"{"Response":"False","Error":"Conversion from string "3896198a" to type 'Double' is not valid."}"#, 200,
            .notFound, search: .rejected),
        Sample(says: "Conversion from string 'x' to type 'Double' is not valid.", 200, .notFound, search: .rejected),
        Sample(#"{"Response":"False","Error":"Syntax error near '"' in the condition '"star'."}"#, 200, .rejected),
        Sample(#"{"Response":"False","Error":"Nothing like "star" not found!"}"#, 200, .rejected),
        Sample(#"{"Response":"False","Error":"Request "limit reached!"}"#, 401, .quotaExceeded),
        Sample(#"{"Response":"False","Error":"Conversion from string "38"#, 200, .unreadable, calls: 2),
        Sample(#"{"Response":"False","Error":"}"#, 200, .unreadable, calls: 2),
        Sample(#"{"Response":"True","Error":"Conversion from string "a" to"}"#, 200, .unreadable, calls: 2),
        Sample("<html><body>hello</body></html>", 200, .unreadable, calls: 2),
        Sample(#"<root response="True"><movie title="A"/></root>"#, 200, .unreadable, calls: 2),
        Sample("", 200, .unreadable, calls: 2),
        Sample("{", 200, .unreadable, calls: 2),
        Sample("[]", 200, .unreadable, calls: 2),
        Sample("null", 200, .unreadable, calls: 2),
        Sample("\u{0}\u{1}", 200, .unreadable, calls: 2),
        Sample(#"callback({"Response":"True"})"#, 200, .unreadable, calls: 2),
        Sample(String(repeating: "{\"a\":", count: 3000), 200, .unreadable, calls: 2),
        Sample("<html>no</html>", 404, .unreadable, calls: 2),
        Sample("", 410, .unreadable, calls: 2),
        Sample(#"{"imdbID":"tt1"}"#, 404, .notFound),
        Sample("<html>no</html>", 403, .unauthorized),
        Sample("", 429, .rateLimited(retryAfter: nil), calls: 3),
        Sample(says: "Slow down", 429, .rateLimited(retryAfter: nil), calls: 3),
        Sample(says: "Movie not found!", 403, .unauthorized),
        Sample("<html>520</html>", 520, .serviceUnavailable, calls: 3),
        Sample("", 503, .serviceUnavailable, calls: 3),
        Sample(says: "Movie not found!", 500, .serviceUnavailable, calls: 3),
        Sample(#"{"imdbID":"tt1"}"#, 500, .serviceUnavailable, calls: 3),
        Sample("", 301, .unreadable, calls: 2),
    ]

    @Test(arguments: samples) func details(sample: Sample) async throws {
        let stub = MockTransport { _, _ in .text(sample.body, status: sample.status) }
        let error = await #expect(throws: APIError.self) { try await OMDbClient(stub).detail(id: "tt1") }
        #expect(error?.kind == sample.detail)
        #expect(error?.status == sample.status)
        #expect(await stub.requests.count == sample.calls)
    }

    @Test(arguments: samples) func searches(sample: Sample) async throws {
        let stub = MockTransport { _, _ in .text(sample.body, status: sample.status) }
        let client = OMDbClient(stub)
        guard let kind = sample.search else {
            let page = try await client.search("x")
            #expect(page.films.isEmpty)
            #expect(page.total == 0)
            // The endpoint alone, which publishers use, gives the same.
            let same = try await OMDbSearchEndpoint().request(
                .films(OMDbSearchQuery("x"), page: 1), with: client.client)
            #expect(same == page)
            return
        }
        let error = await #expect(throws: APIError.self) { try await client.search("x") }
        #expect(error?.kind == kind)
        #expect(await stub.requests.count == sample.calls)
    }

    @Test(arguments: samples) func seasons(sample: Sample) async throws {
        let stub = MockTransport { _, _ in .text(sample.body, status: sample.status) }
        let error = await #expect(throws: APIError.self) { try await OMDbClient(stub).season(1, ofSeries: "tt1") }
        #expect(error?.kind == sample.detail)
    }

    @Test func tooManyResultsAskForALongerText() async throws {
        let stub = MockTransport(#"{"Response":"False","Error":"Too many results."}"#)
        let error = await #expect(throws: APIError.self) { try await OMDbClient(stub).search("A") }
        #expect(error?.message == "Too many results. Ask for a longer text.")
    }

    @Test func theWordsOfARefusalAreKept() async throws {
        let stub = MockTransport(#"{"Response":"False","Error":"Incorrect syntax near the keyword 'type'."}"#)
        let error = await #expect(throws: APIError.self) { try await OMDbClient(stub).search("A") }
        #expect(error?.message == "Incorrect syntax near the keyword 'type'.")
    }

    @Test func theWordsOfARefusalThatIsNoJSONAreKept() async throws {
        let words = #"Conversion from string "3896198a" to type 'Double' is not valid."#
        let stub = MockTransport(#"{"Response":"False","Error":"\#(words)"}"# + "\n")
        let error = await #expect(throws: APIError.self) { try await OMDbClient(stub).detail(id: "tt3896198a") }
        #expect(error?.kind == .notFound)
        #expect(error?.message == words)
        #expect(await stub.requests.count == 1)
    }

    @Test func theKeyIsInNoError() async throws {
        for body in [
            #"{"Response":"False","Error":"Invalid API key! secret"}"#, "<html>apikey=secret</html>", "Error: secret",
            #"{"secret":1}"#,
        ] {
            for status in [200, 401, 500] {
                let stub = MockTransport { _, _ in .text(body, status: status) }
                let client = OMDbClient(stub)
                for call: (OMDbClient) async throws -> Void in [
                    { _ = try await $0.search("x") }, { _ = try await $0.detail(id: "tt1") },
                    { _ = try await $0.poster(for: "tt1") },
                ] {
                    let error = await #expect(throws: APIError.self) { try await call(client) }
                    let told = try #require(error)
                    for text in ["\(told)", String(reflecting: told), told.localizedDescription, told.message ?? ""] {
                        #expect(!text.contains("secret"))
                    }
                }
            }
        }
        var dumped = ""
        dump(OMDbClient(MockTransport("{}")).client.credential, to: &dumped)
        #expect(!dumped.contains("secret"))
    }

    @Test func waitsAsLongAsTheServiceAsks() async throws {
        let clock = ManualClock()
        let stub = MockTransport { _, call in
            guard call == 0 else { return .text(#"{"imdbID":"tt1","Response":"True"}"#) }
            var busy = APIResponse.text("", status: 429)
            busy.fields[.retryAfter] = "7"
            return busy
        }
        #expect(try await OMDbClient(stub, clock: clock).detail(id: "tt1").imdbID == "tt1")
        #expect(clock.sleeps == [.seconds(7)])
    }

    @Test func aGarbledAnswerIsAskedForOnceMore() async throws {
        let stub = MockTransport(bodies: [Data("<html>".utf8), try Fixture.data("movie.json")])
        #expect(try await OMDbClient(stub).detail(id: "tt1").imdbID == "tt0910001")
        #expect(await stub.requests.count == 2)
    }
}
