import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import Testing

@Suite struct RecordingTests {
    private let credential = Credential.query("apikey", key: secret)

    /// The recording, written to a file and read again.
    private func reread(_ recording: RecordingTransport) async throws -> Cassette {
        let cassette = await recording.cassette
        let reread = try JSONDecoder().decode(Cassette.self, from: try JSONEncoder().encode(cassette))
        #expect(reread == cassette)
        return reread
    }

    @Test func whatIsRecordedIsPlayedBackInOrder() async throws {
        let base = MockTransport { request, call in .text("{\"call\":\(call)}", status: 200 + call) }
        let recording = RecordingTransport(base)
        let paths = ["/a", "/b", "/a", "/a"]
        for path in paths { _ = try await recording.send(FreeTarget(path: path).request(credential: credential)) }

        // Played back with another key, because the key was not recorded.
        let replaying = ReplayingTransport(try await reread(recording))
        var calls: [String] = []
        for path in paths + ["/a", "/b"] {
            let answer = try await replaying.send(
                FreeTarget(path: path).request(credential: .query("apikey", key: "other")))
            calls.append("\(path) \(answer.status.code) \(String(decoding: answer.body, as: UTF8.self))")
        }
        #expect(
            calls == [
                "/a 200 {\"call\":0}", "/b 201 {\"call\":1}", "/a 202 {\"call\":2}", "/a 203 {\"call\":3}",
                "/a 203 {\"call\":3}", "/b 201 {\"call\":1}",
            ])
    }

    @Test(arguments: [Credential.query("apikey", key: secret), .bearer(secret)])
    func aCassetteHoldsNoKey(_ credential: Credential) async throws {
        let base = MockTransport { (request, _) async throws(APIError) -> APIResponse in
            var response = APIResponse.text("{\"url\":\"\(try request.signedURL)\",\"key\":\"\(secret)\"}")
            response.fields[.eTag] = secret
            response.fields[.setCookie] = "session=1"
            response.fields[.retryAfter] = "7"
            return response
        }
        let recording = RecordingTransport(base)
        _ = try await recording.send(
            FreeTarget(method: .post, task: .requestJSON(["note": "mine"])).request(credential: credential))
        let cassette = try await reread(recording)
        for text in allTexts(of: cassette) + cassette.exchanges.map({ String(decoding: $0.body, as: UTF8.self) }) {
            #expect(!text.contains(secret))
            #expect(!text.contains(encodedSecret))
        }
        let exchange = try #require(cassette.exchanges.first)
        #expect(exchange.url == "https://api.example.com/v1/films")
        #expect(exchange.method == "POST")
        #expect(exchange.sent == Data(#"{"note":"mine"}"#.utf8))
        #expect(exchange.fields == ["content-type": "application/json", "etag": "<key>", "retry-after": "7"])
    }

    @Test func theFieldsThatMatterAreThereAgain() async throws {
        let base = MockTransport { _, _ in APIResponse(status: .tooManyRequests, fields: [.retryAfter: "7"]) }
        let recording = RecordingTransport(base)
        _ = try await recording.send(FreeTarget().request())
        let answer = try await ReplayingTransport(try await reread(recording)).send(FreeTarget().request())
        #expect(answer.retryAfter == .seconds(7))
        #expect(answer.status == .tooManyRequests)
    }

    @Test(arguments: [
        FreeTarget(path: "/other"), FreeTarget(method: .post), FreeTarget(task: .requestParams(["a": 1])),
        FreeTarget(task: .requestJSON([1])),
    ])
    func aCallThatWasNotRecordedHasNoAnswer(_ target: FreeTarget) async throws {
        let recording = RecordingTransport(MockTransport("{}"))
        _ = try await recording.send(FreeTarget().request())
        let replaying = ReplayingTransport(await recording.cassette)
        let request = try target.request()
        let error = await failure { () async throws(APIError) in try await replaying.send(request) }
        #expect(error?.kind == .unreachable)
    }

    @Test func aFailureIsNotRecorded() async throws {
        let base = MockTransport { (request, _) async throws(APIError) -> APIResponse in
            throw APIError(.timedOut, of: request)
        }
        let recording = RecordingTransport(base)
        let request = try FreeTarget().request()
        let error = await failure { () async throws(APIError) in try await recording.send(request) }
        #expect(error?.kind == .timedOut)
        #expect(await recording.cassette.exchanges.isEmpty)
    }

    @Test(arguments: [-1, 0, 1_000, Int.max])
    func aBrokenFileDoesNoHarm(_ status: Int) async throws {
        let file = Data(
            """
            {"exchanges":[{"method":"GET","url":"https://api.example.com/v1/films","status":\(status),
            "fields":{"bad name":"x","etag":"a\\nb"},"body":""}]}
            """.utf8)
        let replaying = ReplayingTransport(try JSONDecoder().decode(Cassette.self, from: file))
        #expect(try await replaying.send(FreeTarget().request()).statusFault?.kind == .unreadable)
    }
}
