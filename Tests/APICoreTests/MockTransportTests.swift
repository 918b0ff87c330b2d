import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import Testing

@Suite struct MockTransportTests {
    @Test func givesItsAnswersInOrderAndRemembersTheCalls() async throws {
        let transport = MockTransport([.text("one", status: 201), .text("two")])
        var bodies: [String] = []
        for path in ["/a", "/b", "/c"] {
            let request = try FreeTarget(path: path).request(credential: .query("apikey", key: "k"))
            bodies.append(String(decoding: try await transport.send(request).body, as: UTF8.self))
        }
        #expect(bodies == ["one", "two", "two"])
        #expect(await transport.requests.map(\.operation) == ["GET /a", "GET /b", "GET /c"])
        #expect(await transport.addresses.first == "https://api.example.com/a?apikey=k")
    }

    @Test func aClosureMayFail() async throws {
        let transport = MockTransport { (request, call) async throws(APIError) -> APIResponse in
            guard call > 0 else { throw APIError(.timedOut, of: request) }
            return .text("{}")
        }
        let request = try FreeTarget().request()
        let error = await failure { () async throws(APIError) in try await transport.send(request) }
        #expect(error?.kind == .timedOut)
        #expect(try await transport.send(request).status == .ok)
    }

    @Test func playsARecording() async throws {
        let transport = MockTransport(
            Cassette(exchanges: [
                Cassette.Exchange(url: "https://api.example.com/a", status: 404, body: Data("gone".utf8))
            ]))
        let answer = try await transport.send(FreeTarget(path: "/a").request(credential: .query("apikey", key: "k")))
        #expect(answer.status == .notFound)
        #expect(String(decoding: answer.body, as: UTF8.self) == "gone")
        let other = try FreeTarget(path: "/b").request()
        let error = await failure { () async throws(APIError) in try await transport.send(other) }
        #expect(error?.kind == .unreachable)
        #expect(await transport.requests.count == 2)
    }
}
