import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import Testing

@Suite struct RedactingTests {
    private func answer(_ response: APIResponse, credential: Credential? = .bearer(secret)) async throws -> APIResponse
    {
        try await RedactingTransport(MockTransport { _, _ in response }).send(
            FreeTarget().request(credential: credential))
    }

    @Test func theKeyIsTakenOutOfTheBody() async throws {
        let body = #"{"Error":"Invalid API key \#(secret) (\#(encodedSecret))"}"#
        let answer = try await answer(.text(body, status: 401))
        #expect(String(decoding: answer.body, as: UTF8.self) == #"{"Error":"Invalid API key <key> (<key>)"}"#)
        #expect(answer.status == .unauthorized)
    }

    @Test func theKeyIsTakenOutOfTheFields() async throws {
        var response = APIResponse.text("{}")
        response.fields[.location] = "https://example.com/?apikey=\(encodedSecret)"
        let answer = try await answer(response)
        #expect(answer.fields[.location] == "https://example.com/?apikey=<key>")
        #expect(answer.fields[.contentType] == "application/json")
    }

    @Test func textThatIsNotUTF8IsNoHidingPlace() async throws {
        var response = APIResponse.text("\(secret) caf")
        response.body += [0xE9]
        #expect(try await answer(response).body == Data("<key> caf".utf8) + [0xE9])
    }

    @Test func otherBytesStayAsTheyAre() async throws {
        let picture = Data((0...255).map { UInt8($0) })
        #expect(try await answer(APIResponse(status: .ok, body: picture)).body == picture)
    }

    @Test func withoutAKeyNothingChanges() async throws {
        #expect(try await answer(.text(secret), credential: nil).body == Data(secret.utf8))
    }

    @Test func theKeyIsTakenOutOfErrors() async throws {
        struct Cause: Error { var text = secret }
        let base = MockTransport { (_, _) async throws(APIError) -> APIResponse in
            throw APIError(
                .unreachable, service: "S", operation: "GET /", message: "no \(encodedSecret)", cause: Cause())
        }
        let request = try FreeTarget().request(credential: .query("apikey", key: secret))
        let error = await failure { () async throws(APIError) in try await RedactingTransport(base).send(request) }
        #expect(error?.kind == .unreachable)
        #expect(error?.message == "no <key>")
        #expect(error.map { $0.cause == nil } == true)
    }
}
