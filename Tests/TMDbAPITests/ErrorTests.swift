import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import HTTPTypes
import TMDbAPI
import Testing

@Suite struct ErrorTests {
    private func error(_ body: String, status: Int, fields: HTTPFields = [:]) async -> APIError? {
        let client = TMDbClient(
            MockTransport { _, _ in
                APIResponse(status: HTTPResponse.Status(code: status), fields: fields, body: Data(body.utf8))
            })
        return await failure { () async throws(APIError) in try await client.popular() }
    }

    private func coded(_ code: Int) -> String {
        "{\"status_code\":\(code),\"status_message\":\"Message \(code).\",\"success\":false}"
    }

    @Test(arguments: [
        (7, 401, APIError.Kind.unauthorized), (3, 401, .unauthorized), (10, 401, .unauthorized),
        (14, 401, .unauthorized), (16, 401, .unauthorized), (17, 401, .unauthorized), (30, 401, .unauthorized),
        (31, 401, .unauthorized), (32, 401, .unauthorized), (33, 401, .unauthorized), (35, 401, .unauthorized),
        (36, 401, .unauthorized), (38, 401, .unauthorized), (39, 401, .unauthorized),
        (6, 404, .notFound), (34, 404, .notFound), (37, 404, .notFound), (21, 200, .notFound),
        (25, 429, .rateLimited(retryAfter: nil)),
        (9, 503, .serviceUnavailable), (11, 500, .serviceUnavailable), (15, 500, .serviceUnavailable),
        (24, 504, .serviceUnavailable), (43, 502, .serviceUnavailable), (44, 500, .serviceUnavailable),
        (46, 503, .serviceUnavailable),
        (8, 403, .rejected), (45, 403, .unauthorized), (22, 400, .rejected), (20, 422, .rejected), (27, 400, .rejected),
        (2, 501, .rejected), (4, 405, .rejected), (5, 422, .rejected), (40, 200, .rejected), (47, 400, .rejected),
        (99, 503, .serviceUnavailable), (99, 404, .notFound), (99, 200, .rejected),
    ])
    func codesCountBeforeTheStatus(_ code: Int, _ status: Int, _ kind: APIError.Kind) async {
        let error = await error(coded(code), status: status)
        #expect(error?.kind == kind)
        #expect(error?.status == status)
        #expect(error?.message == "Message \(code).")
        #expect((error?.cause as? TMDbFailure)?.statusCode == code)
        #expect((error?.cause as? TMDbFailure)?.success == false)
    }

    @Test func codesCountEvenWithStatus200() async {
        #expect(await error(coded(7), status: 200)?.kind == .unauthorized)
        #expect(await error(coded(34), status: 500)?.kind == .notFound)
        #expect(await error(coded(15), status: 200)?.kind == .serviceUnavailable)
        #expect(await error(#"{"success":false}"#, status: 200)?.kind == .rejected)
    }

    @Test func successMayBeMissing() async {
        let error = await error(#"{"status_code":7,"status_message":"Invalid API key."}"#, status: 401)
        #expect(error?.kind == .unauthorized)
        #expect((error?.cause as? TMDbFailure)?.success == nil)
    }

    @Test func aListOfComplaintsIsAnotherForm() async {
        let error = await error(
            #"{"errors":["page must be less than or equal to 500","query must be provided"]}"#, status: 422)
        #expect(error?.kind == .rejected)
        #expect(error?.message == "page must be less than or equal to 500 query must be provided")
        #expect((error?.cause as? TMDbFailure)?.statusCode == nil)
        #expect(await self.error(#"{"errors":["Try later"]}"#, status: 503)?.kind == .serviceUnavailable)
        #expect(await self.error(#"{"errors":["no"]}"#, status: 200)?.kind == .rejected)
    }

    @Test func saysHowLongToWait() async {
        let asked = await error(coded(25), status: 429, fields: [.retryAfter: "7"])
        #expect(asked?.kind == .rateLimited(retryAfter: .seconds(7)))
        let wordless = await error("", status: 429, fields: [.retryAfter: "0"])
        #expect(wordless?.kind == .rateLimited(retryAfter: .zero))
    }

    @Test(arguments: [
        ("<html><body>Oops</body></html>", 200, APIError.Kind.unreadable), ("", 200, .unreadable),
        ("not json", 200, .unreadable), (#"{"results": ["#, 200, .unreadable), ("<html>", 503, .serviceUnavailable),
        ("", 502, .serviceUnavailable), ("<html>", 401, .unauthorized), ("", 404, .unreadable),
        ("<html>404</html>", 404, .unreadable), ("<html>410</html>", 410, .unreadable),
        ("{}", 404, .notFound), ("", 418, .rejected),
        (#"{"status_code""#, 200, .unreadable), (#"{"status_code": {"a": 1}}"#, 500, .serviceUnavailable),
        (#"{"status_code": null, "success": "no", "errors": 7}"#, 400, .rejected), ("[1]", 200, .unreadable),
        ("", 301, .unreadable),
    ])
    func otherBodiesAreJudgedByTheStatus(_ body: String, _ status: Int, _ kind: APIError.Kind) async {
        let error = await error(body, status: status)
        #expect(error?.kind == kind)
        #expect(error?.cause == nil)
    }

    @Test(arguments: [#"{"results": ["#, #"{"results": [{"id": 1}], "page"#, "{\n "])
    func anAnswerThatBreaksOffIsAskedForOnceMore(_ body: String) async throws {
        let stub = MockTransport(bodies: [Data(body.utf8), Data("{\"results\": [{\"id\": 1}]}\r\n\t ".utf8)])
        let page = try await TMDbClient(key: "k", transport: stub, clock: ManualClock()).popular()
        #expect(page.results.map(\.id) == [1])
        #expect(await stub.requests.count == 2)
    }

    @Test func aMarkInFrontDoesNoHarm() async throws {
        #expect(await error("\u{FEFF}" + coded(7), status: 200)?.kind == .unauthorized)
        let page = try await TMDbClient(MockTransport("\u{FEFF}{\"results\": [{\"id\": 1}]}")).popular()
        #expect(page.results.map(\.id) == [1])
    }

    @Test func aFilmThatIsCalledLikeAFailureIsNone() async throws {
        let body = #"{"id": 1, "title": "success", "tagline": "status_code", "errors": []}"#
        let film = try await TMDbClient(MockTransport(body)).movie(1)
        #expect(film.title == "success")
    }

    @Test func tooManyCallsAreTriedAgain() async throws {
        let failure = coded(25)
        let stub = MockTransport { _, call in
            call == 0
                ? APIResponse(status: .tooManyRequests, fields: [.retryAfter: "0"], body: Data(failure.utf8))
                : .text(#"{"results": [{"id": 1}]}"#)
        }
        let clock = ManualClock()
        let page = try await TMDbClient(key: "k", transport: stub, clock: clock).popular()
        #expect(page.results.count == 1)
        #expect(clock.sleeps == [.seconds(1)])
    }

    @Test func aWrongKeyIsTriedOnceAndNeverShown() async {
        let stub = MockTransport(
            #"{"status_code":7,"status_message":"Invalid API key: s3cr3t","success":false}"#)
        let client = TMDbClient(key: "s3cr3t", transport: stub, clock: ManualClock())
        let error = await failure { () async throws(APIError) in try await client.popular() }
        #expect(error?.kind == .unauthorized)
        #expect(await stub.requests.count == 1)
        var dumped = "\(client) \(String(reflecting: error)) "
        dump(error, to: &dumped)
        dump(client, to: &dumped)
        #expect(!dumped.contains("s3cr3t"))
    }
}
