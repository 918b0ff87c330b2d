import AMCAPI
import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import HTTPTypes
import Testing

@Suite struct ErrorTests {
    private static func errors(_ code: Int, _ message: String) -> String {
        #"{"errors":[{"code":\#(code),"message":"\#(message)"}]}"#
    }

    private func failure(_ body: String, _ status: Int) async -> APIError? {
        await AMCSample.failure(.text(body, status: status)) { (client) async throws(APIError) in
            _ = try await client.fetchMovie(with: 23)
        }
    }

    @Test(arguments: [
        (404, "", APIError.Kind.unauthorized), (404, " \n", .unauthorized),
        (404, errors(4002, "Unable to locate a theatre with an id of 23."), .notFound),
        (404, errors(12004, "no matching endpoint"), .rejected),
        (404, errors(1, "No showtimes found."), .notFound),
        (404, "{}", .notFound), (404, "<html></html>", .unreadable),
        (400, errors(1, "requires vendor authentication"), .unauthorized),
        (400, errors(4002, "Unable to communicate with a downstream system."), .serviceUnavailable),
        (400, errors(5308, "Search criteria required."), .rejected), (400, "", .rejected),
        (400, "<html>", .rejected), (401, "", .unauthorized), (403, errors(9, "no"), .unauthorized),
        (429, "", .rateLimited(retryAfter: nil)), (500, "oops", .serviceUnavailable),
        (503, errors(7, "down"), .serviceUnavailable), (200, "<!DOCTYPE html>", .unreadable), (200, "", .unreadable),
        (200, "{\"id\":", .unreadable), (200, "[]", .unreadable), (200, "{}", .unreadable),
        (200, #"{"id":"none"}"#, .unreadable), (200, errors(5308, "Search criteria required."), .rejected),
        (200, errors(1, "requires vendor authentication"), .unauthorized),
        (200, #"{"traceId":"x","id":23,"errors":[{"code":5308}]}"#, .rejected),
        (200, #"{"traceId":"x","errors":[]}"#, .unreadable), (302, "", .unreadable),
    ]) func kinds(status: Int, body: String, kind: APIError.Kind) async throws {
        let error = try #require(await failure(body, status))
        #expect(error.kind == kind)
        #expect(error.status == status)
        #expect(error.service == "AMC")
        #expect(error.operation == "GET /v2/movies/23")
    }

    @Test(arguments: [
        #"{"traceId":"x","errors":[{"code":5308,"message":"Search criteria required."}]}"#,
        #"{"count":0,"_embedded":{},"errors":[{"code":5308,"message":"Search criteria required."}]}"#,
    ]) func errorsAreNoPage(body: String) async throws {
        let error = try #require(
            await AMCSample.failure(.text(body)) { (client) async throws(APIError) in
                _ = try await client.fetchActiveMovies()
            })
        #expect(error.kind == .rejected)
        #expect((error.cause as? AMCErrors)?.errors.map(\.code) == [5308])
    }

    @Test(arguments: [#"{"errors":[]}"#, #"{"count":30}"#]) func noPageIsUnreadable(body: String) async {
        let error = await AMCSample.failure(.text(body)) { (client) async throws(APIError) in
            _ = try await client.fetchAllTheatres()
        }
        #expect(error?.kind == .unreadable)
        let showtimes = await AMCSample.failure(.text(body)) { (client) async throws(APIError) in
            _ = try await client.fetchShowtimes(forTheatre: 610)
        }
        #expect(showtimes?.kind == .unreadable)
    }

    @Test func tooManyCalls() async throws {
        var response = APIResponse.text("", status: 429)
        response.fields[.retryAfter] = "7"
        let error = await AMCSample.failure(response) { (client) async throws(APIError) in
            _ = try await client.fetchActiveMovies()
        }
        #expect(error?.kind == .rateLimited(retryAfter: .seconds(7)))
    }

    @Test func allFieldsAreKept() async throws {
        let response = APIResponse.json(try Fixture.data("errors.json"), status: 404)
        let error = try #require(
            await AMCSample.failure(response) { (client) async throws(APIError) in
                _ = try await client.fetchTheatre(with: 23)
            })
        #expect(error.kind == .notFound)
        #expect(error.message == "Unable to locate a theatre with an id of 23.")
        let errors = try #require(error.cause as? AMCErrors).errors
        #expect(errors.map(\.code) == [4002, 17])
        let first = try #require(errors.first)
        #expect(first.id == "0f3e")
        #expect(first.message == "Unable to locate a theatre with an id of 23.")
        #expect(first.exceptionMessage == "nothing there")
        #expect(first.exceptionType == "Example.NotFoundException")
        #expect(first.stackTrace == "at Example.Theatres")
    }

    @Test func noDescriptionShowsTheKey() async throws {
        let error = try #require(await failure(Self.errors(3, "The key SECRET-KEY is unknown."), 401))
        #expect(error.message == "The key <key> is unknown.")
        var dumped = ""
        dump(error, to: &dumped)
        dump(error.cause, to: &dumped)
        let cause = try #require(error.cause)
        for text in ["\(error)", error.localizedDescription, dumped, "\(cause)", String(reflecting: cause)] {
            #expect(!text.contains("SECRET"))
        }
        #expect("\(cause)" == "AMC error 3")
    }

    @Test func aDayWithoutShowtimesIsEmpty() async throws {
        let day = try #require(PlainDate(year: 2026, month: 12, day: 25))
        let body = #"{"errors":[{"message":"No showtimes found."}]}"#
        let transport = MockTransport { (_, _) async throws(APIError) -> APIResponse in .text(body, status: 404) }
        let client = AMCSample.client(transport)
        let pages = [
            try await client.fetchShowtimes(forTheatre: 610),
            try await client.fetchShowtimes(forTheatre: 610, on: day),
            try await client.fetchShowtimes(on: day, latitude: 1, longitude: 1),
        ]
        #expect(pages.map(\.showtimes.count) == [0, 0, 0])
        let collected = await client.showtimePages(.getAllShowtimesForTheatre(610)).collect()
        #expect(collected.items.isEmpty)
        #expect(collected.failure == nil)
        let single = await #expect(throws: APIError.self) { try await client.fetchShowtime(with: 1) }
        #expect(single?.kind == .notFound)
    }

    @Test(arguments: [("", APIError.Kind.unauthorized), (errors(4002, "Unable to locate a theatre."), .notFound)])
    func otherAbsencesOfShowtimesAreFailures(body: String, kind: APIError.Kind) async throws {
        let error = await AMCSample.failure(.text(body, status: 404)) { (client) async throws(APIError) in
            _ = try await client.fetchShowtimes(forTheatre: 23)
        }
        #expect(error?.kind == kind)
    }

    @Test func troubleIsTriedAgain() async throws {
        let clock = ManualClock()
        let transport = MockTransport { (_, call) async throws(APIError) -> APIResponse in
            call == 0
                ? .text(Self.errors(4002, "Unable to communicate with a downstream system."), status: 400)
                : .text(#"{"id":23}"#)
        }
        let client = AMCClient(vendorKey: "k", transport: transport, clock: clock)
        #expect(try await client.fetchMovie(with: 23).id == 23)
        #expect(await transport.requests.count == 2)
    }
}
