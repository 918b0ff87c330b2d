import APICore
import FilmzAPITestSupport
import Foundation
import Testing

@testable import FilmzProviders

/// Calls that are given up end, whatever Foundation is doing at that moment.
@Suite(.timeLimit(.minutes(10))) struct CancelledCallTests {
    @Test(arguments: [LoopbackServer.End.leaveOpen, .close])
    func aCallEndsWithItsTimeWheneverThatIs(end: LoopbackServer.End) async throws {
        try await LoopbackServer.answering("", then: end) { server async throws in
            for number in 0..<300 {
                let transport = URLSessionTransport(timeLimit: .microseconds(number * 20))
                let request = APIRequest(server.address, service: "A test", answerLimit: 1_000)
                do throws(APIError) {
                    _ = try await transport.send(request)
                    Issue.record("nothing was answered")
                } catch {
                    let kinds: [APIError.Kind] = [.timedOut] + (end == .close ? [.unreachable, .unreadable] : [])
                    #expect(kinds.contains(error.kind))
                }
            }
        }
    }
}
