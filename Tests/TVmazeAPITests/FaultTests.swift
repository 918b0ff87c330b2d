import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import HTTPTypes
import TVmazeAPI
import Testing

@Suite struct FaultTests {
    let clock = ManualClock()

    private func failure(_ response: APIResponse) async throws -> APIError {
        let stub = MockTransport([response])
        return try #require(
            await #expect(throws: APIError.self) { try await TVmazeClient(stub).search("secret term") })
    }

    @Test(arguments: [
        (400, APIError.Kind.rejected), (401, .rejected), (403, .rejected), (404, .notFound), (410, .notFound),
        (429, .rateLimited(retryAfter: nil)), (500, .serviceUnavailable), (502, .serviceUnavailable),
        (304, .unreadable),
    ])
    func statuses(status: Int, kind: APIError.Kind) async throws {
        #expect(try await failure(.text("", status: status)).kind == kind)
        let words = #"{"name":"Oh","message":"Said so.","code":0}"#
        let told = try await failure(.text(words, status: status))
        #expect(told.kind == kind)
        #expect(told.status == status)
        #expect(told.message == (status == 304 ? "It sends elsewhere." : "Said so."))
    }

    @Test(arguments: ["", "<html></html>", "{", #"{"message":7}"#, #"{"message":""}"#])
    func withoutWords(body: String) async throws {
        let error = try await failure(.text(body, status: 500))
        #expect(error.kind == .serviceUnavailable)
        #expect(error.message == (body.contains("7") ? "7" : nil))
    }

    @Test(arguments: ["", "null", "7", "<html>Soon</html>", "{", "[", #"{"id":1}"#, #"[{"score":1}]"#, "[null,7,{}]"])
    func whatIsNoListOfResultsCannotBeRead(body: String) async throws {
        #expect(try await failure(.text(body)).kind == .unreadable)
    }

    @Test func brokenElementsAreLeftOut() async throws {
        let body = #"[null,7,"x",[],{},{"id":"x"},{"id":-1},{"id":0},{"id":"12"},{"id":13,"name":[],"season":{}}]"#
        let episodes = try await TVmazeClient(MockTransport(body)).episodes(ofShow: 1)
        #expect(episodes == [TVmazeEpisode(id: 12), TVmazeEpisode(id: 13)])
        #expect(try await TVmazeClient(MockTransport("[]")).episodes(ofShow: 1).isEmpty)
        let marked = MockTransport(bodies: [Data("\u{FEFF}\n[{\"id\":1}]\n".utf8)])
        #expect(try await TVmazeClient(marked).seasons(ofShow: 1) == [TVmazeSeason(id: 1)])
    }

    @Test(arguments: ["7", "[1]", #"{"a":1}"#, #"{"1":"soon"}"#, #"{"1":0}"#])
    func whatIsNoListOfChangesCannotBeRead(body: String) async throws {
        let tvmaze = TVmazeClient(MockTransport(body))
        let error = await #expect(throws: APIError.self) { try await tvmaze.updates(since: .day) }
        #expect(error?.kind == .unreadable)
    }

    @Test func fieldsOfAWrongTypeAreNil() async throws {
        let body = #"""
            {"id":"7","name":5,"genres":"none","runtime":"45","rating":7,"network":[],"webChannel":{"name":"No id"},
            "externals":null,"image":"x","updated":"1780096192","schedule":false,"weight":-1,"status":"Sold","type":1,
            "premiered":"0000-00-00","_links":{"nextepisode":{"href":"https://api.tvmaze.com/episodes/"}},
            "_embedded":{"episodes":[{}],"cast":"none","seasons":[]}}
            """#
        let show = try await TVmazeClient(MockTransport(body)).show(7)
        #expect(show.id == 7)
        #expect(show.name == "5")
        #expect(show.genres.isEmpty)
        #expect(show.runtime == 45)
        #expect(show.rating == nil)
        #expect(show.network == nil)
        #expect(show.webChannel == nil)
        #expect(show.externals == TVmazeExternals())
        #expect(show.image == nil)
        #expect(show.updated == Date(timeIntervalSince1970: 1_780_096_192))
        #expect(show.weight == nil)
        #expect(show.status == TVmazeShowStatus(rawValue: "Sold"))
        #expect(show.type == TVmazeShowType(rawValue: "1"))
        #expect(show.premiered == nil)
        #expect(show.nextEpisodeID == nil)
        #expect(show.embedded == TVmazeEmbedded(seasons: []))
    }

    @Test func withoutANumberNothingIsRead() async throws {
        for body in [#"{"name":"A"}"#, #"{"id":null}"#, #"{"id":0}"#, #"{"id":"A"}"#] {
            let error = await #expect(throws: APIError.self) { try await TVmazeClient(MockTransport(body)).show(1) }
            #expect(error?.kind == .unreadable)
        }
    }

    @Test func tooManyCallsAreTriedAgainWithoutAWordOfWhen() async throws {
        let stub = MockTransport { _, call in call < 3 ? .text("", status: 429) : .text("[]") }
        var policy = RetryPolicy.tvmaze
        policy.jitter = { 0 }
        #expect(try await TVmazeClient(stub, retry: policy, clock: clock).search("x").isEmpty)
        #expect(clock.sleeps == [.seconds(2), .seconds(4), .seconds(8)])
        let never = MockTransport([.text("", status: 429)])
        let error = await #expect(throws: APIError.self) {
            try await TVmazeClient(never, retry: policy, clock: clock).search("x")
        }
        #expect(error?.kind == .rateLimited(retryAfter: nil))
        #expect(await never.requests.count == 4)
    }

    @Test func tooManyCallsAreTriedAgainWhenTVmazeSays() async throws {
        let limited = APIResponse(status: .tooManyRequests, fields: [.retryAfter: "7"])
        let stub = MockTransport([limited, .text("[]")])
        #expect(try await TVmazeClient(stub, retry: .tvmaze, clock: clock).search("x").isEmpty)
        #expect(clock.sleeps == [.seconds(7)])
        let long = MockTransport([APIResponse(status: .tooManyRequests, fields: [.retryAfter: "600"])])
        let error = await #expect(throws: APIError.self) {
            try await TVmazeClient(long, retry: .tvmaze, clock: clock).search("x")
        }
        #expect(error?.kind == .rateLimited(retryAfter: .seconds(600)))
        #expect(await long.requests.count == 1)
    }

    @Test func eighteenCallsInTenSeconds() async throws {
        let tvmaze = TVmazeClient(MockTransport("[]"), clock: clock)
        for _ in 0..<18 { _ = try await tvmaze.search("x") }
        #expect(clock.sleeps.isEmpty)
        _ = try await tvmaze.seasons(ofShow: 1)
        #expect(clock.sleeps == [.seconds(10)])
    }

    @Test func noneOfThemIsTriedAgain() async throws {
        for status in [400, 403, 404] {
            let stub = MockTransport([.text("", status: status)])
            await #expect(throws: APIError.self) {
                try await TVmazeClient(stub, retry: .tvmaze, clock: clock).search("x")
            }
            #expect(await stub.requests.count == 1)
        }
    }

    @Test func anErrorDoesNotTellWhatWasLookedFor() async throws {
        let error = try await failure(.text("", status: 500))
        #expect(error.operation == "GET /search/shows")
        #expect(!"\(error)\(String(reflecting: error))\(error.localizedDescription)".contains("secret"))
    }

    @Test func cancellationIsNoTroubleOfTheService() async {
        let stub = MockTransport("[]")
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await TVmazeClient(stub).search("x")
        }
        task.cancel()
        let error = await #expect(throws: APIError.self) { try await task.value }
        #expect(error?.kind == .cancelled)
        #expect(await stub.requests.isEmpty)
    }
}
