import APICore
import Foundation
import Testing

/// The tests that need no network. The contract of all transports has the others.
@Suite(.timeLimit(.minutes(10))) struct URLSessionTransportTests {
    private let target = FreeTarget(baseURL: URL(known: "http://127.0.0.1:9"))

    @Test func aTaskThatIsCancelledAlreadyEnds() async throws {
        let transport = URLSessionTransport()
        let request = try target.request()
        for _ in 1...50 {
            let error = await inCancelledTask {
                await failure { () async throws(APIError) in try await transport.send(request) }
            }
            #expect(error?.kind == .cancelled)
        }
    }

    @Test func beingCancelledAtAnyMomentEndsACall() async throws {
        let transport = URLSessionTransport()
        let request = try target.request()
        for number in 0..<100 {
            let task = Task { await failure { () async throws(APIError) in try await transport.send(request) } }
            for _ in 0..<number { await Task.yield() }
            task.cancel()
            let kind = try #require(await task.value?.kind)
            #expect(kind == .cancelled || kind == .unreachable)
        }
    }

    @Test func aKeyThatCannotBeSentIsNot() async throws {
        let request = try target.request(credential: .bearer("hidden\r\nInjected: yes"))
        let error = await failure { () async throws(APIError) in try await URLSessionTransport().send(request) }
        #expect(error?.kind == .invalidRequest)
    }
}
