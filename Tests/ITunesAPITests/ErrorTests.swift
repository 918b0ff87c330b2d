import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import HTTPTypes
import ITunesAPI
import Testing

@Suite struct ErrorTests {
    private func failure(_ response: APIResponse) async throws -> APIError {
        let stub = MockTransport { _, _ in response }
        return try #require(
            await #expect(throws: APIError.self) { try await ITunesClient(stub).search(ITunesSearch("secret term")) })
    }

    @Test func `400 is a rejection in the store's words`() async throws {
        let error = try await failure(.json(try Fixture.data("rejection.json"), status: 400))
        #expect(error.kind == .rejected)
        #expect(error.status == 400)
        #expect(error.message == "Invalid value(s) for key(s): [mediaType]")
        let rejection = try #require(error.cause as? ITunesRejection)
        #expect(rejection.keys == ["mediaType"])
        #expect(rejection.parameters == ["media"])
    }

    @Test(arguments: [
        ("[country]", ["country"]), ("[resultEntity]", ["entity"]),
        ("[attributeType, language]", ["attribute", "lang"]),
        ("[itunesId]", ["id"]), ("[]", []), ("no bracket", []), ("[open", []), ("]x[", []),
    ])
    func `The names in the brackets are the parameters'`(message: String, parameters: [String]) async throws {
        let error = try await failure(.text(#"{"errorMessage":"Invalid: \#(message)"}"#, status: 400))
        #expect((error.cause as? ITunesRejection)?.parameters == parameters)
    }

    @Test(arguments: ["", "<html>Bad Request</html>", "{}", #"{"errorMessage":7}"#, "{"])
    func `400 without words is a rejection`(body: String) async throws {
        let error = try await failure(.text(body, status: 400))
        #expect(error.kind == .rejected)
        #expect(error.message == nil)
    }

    @Test(arguments: [403, 429], ["", "<html>Forbidden</html>", "{}"])
    func `403 and 429 mean too often, whatever the body`(status: Int, body: String) async throws {
        let error = try await failure(.text(body, status: status))
        #expect(error.kind == .rateLimited(retryAfter: .seconds(60)))
        #expect(error.status == status)
    }

    @Test(arguments: [("5", 60), ("600", 600), ("3600", 3600), ("86400", 3600), ("soon", 60)])
    func `A wait that is asked for is kept, if it is a minute to an hour`(asked: String, seconds: Int) async throws {
        let error = try await failure(
            APIResponse(status: .tooManyRequests, fields: [.retryAfter: asked]))
        #expect(error.kind == .rateLimited(retryAfter: .seconds(seconds)))
    }

    @Test(arguments: [
        (500, APIError.Kind.serviceUnavailable), (503, .serviceUnavailable), (404, .rejected), (410, .rejected),
        (401, .unauthorized), (302, .unreadable),
    ])
    func `Other statuses`(status: Int, kind: APIError.Kind) async throws {
        #expect(try await failure(.text("<html></html>", status: status)).kind == kind)
        #expect(try await failure(.text("", status: status)).kind == kind)
    }

    @Test(arguments: [
        "", "\n\n\n", "<html><body>Sorry</body></html>", "[]", "{", "{}", #"{"resultCount":0}"#, #"{"results":"none"}"#,
        #"{"results":{}}"#, #"{"resultCount":1,"results":[{"trackId":1"#, #"{"errorMessage":"x"}"#, "null", "7",
        #"{"results":[null,7,"x",[],{},{"trackId":"x"},{"trackId":-1}]}"#, #"{"resultCount":1,"results":[{}]}"#,
    ])
    func `What is no list of records cannot be read, and is not taken for an empty one`(body: String) async throws {
        #expect(try await failure(.text(body)).kind == .unreadable)
    }

    @Test func `Broken records are left out`() async throws {
        let stub = MockTransport(#"{"results":[null,7,"x",[],{},{"trackId":"x"},{"trackId":-1},{"trackId":1}]}"#)
        #expect(try await ITunesClient(stub).search(ITunesSearch("x")).items.map(\.id) == [1])
    }

    @Test(arguments: [#"{"results":null}"#, #"{"results":[]}"#])
    func `No records are an empty list`(body: String) async throws {
        #expect(try await ITunesClient(MockTransport(body)).search(ITunesSearch("x")).items.isEmpty)
    }

    @Test func `Newlines around the body, a mark in front and another type do no harm`() async throws {
        let body = "\u{FEFF}\n\n\n{\"resultCount\":1,\"results\":[{\"trackId\":1}]}\n\n\n"
        let response = APIResponse(
            status: .ok, fields: [.contentType: "text/javascript; charset=utf-8"], body: Data(body.utf8))
        let stub = MockTransport { _, _ in response }
        #expect(try await ITunesClient(stub).search(ITunesSearch("x")).items.map(\.id) == [1])
    }

    @Test func `An error does not tell what was looked for`() async throws {
        let error = try await failure(.text("", status: 500))
        #expect(error.operation == "GET /search")
        #expect(!"\(error)\(String(reflecting: error))\(error.localizedDescription)".contains("secret"))
    }
}
