import APICore
import FilmzAPITestSupport
import Foundation
import HTTPTypes
import Testing

@testable import FilmzProviders

/// Promises of every transport that reaches a network.
enum ReachingTransport: String, CaseIterable, CustomTestStringConvertible {
    case urlSession
    case asyncHTTP
    case standard

    /// Foundation on Linux ends the whole program at some answers (swift-corelibs-foundation, `_NativeProtocol`).
    static let safe: [ReachingTransport] = [.asyncHTTP, .standard]

    var testDescription: String { rawValue }

    /// Runs a test with a transport of this kind.
    func run(
        timeLimit: Duration = .seconds(600), _ test: (any Transport) async throws -> Void
    ) async throws {
        switch self {
        case .urlSession: try await test(URLSessionTransport(timeLimit: timeLimit))
        case .standard: try await test(StandardTransport(timeLimit: timeLimit))
        case .asyncHTTP: try await AsyncHTTPTransport.run(timeLimit: timeLimit) { try await test($0) }
        }
    }
}

@Suite(.serialized, .timeLimit(.minutes(10))) struct TransportContract {
    struct Greeting: Decodable, Equatable {
        let word: String
    }

    struct GreetingEndpoint: HTTPEndpoint {
        typealias Target = GreetingTarget
        typealias Model = Greeting
    }

    enum GreetingTarget: HTTPTargetType {
        case get(HTTPParameters)
        case post(Greeting)

        struct Greeting: Codable {
            let word: String
        }

        var baseURL: URL { URL(known: "http://127.0.0.1:1") }
        var path: String { "/a/\(segment: "b c/d")" }
        var method: HTTPRequest.Method {
            switch self {
            case .get: .get
            case .post: .post
            }
        }
        var headers: HTTPHeaders { ["X-Word": "hello"] }
        var task: HTTPTask {
            switch self {
            case .get(let parameters): .requestParams(parameters)
            case .post(let greeting): .requestJSON(greeting)
            }
        }
    }

    private func ask(
        _ transport: any Transport, at address: URL, _ target: GreetingTarget = .get([:]), answerLimit: Int = 1 << 20
    ) async throws(APIError) -> Greeting {
        let client = APIClient(
            transport: transport, credential: .query("apikey", key: "s3cret+&"), baseURL: address,
            answerLimit: answerLimit)
        return try await GreetingEndpoint().request(target, with: client)
    }

    private static let answer = "HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n{\"word\":\"hello\"}"

    @Test(arguments: ReachingTransport.allCases)
    func sendsPathQueryKeyAndFieldsAsBuilt(transport: ReachingTransport) async throws {
        try await LoopbackServer.answering(Self.answer) { server in
            try await transport.run { transport in
                let greeting = try await ask(transport, at: server.address, .get(["t": "Law & Order + é#1"]))
                #expect(greeting == Greeting(word: "hello"))
            }
            let request = try #require(server.requests.first)
            let line = "GET /a/b%20c%2Fd?t=Law%20%26%20Order%20%2B%20%C3%A9%231&apikey=s3cret%2B%26 HTTP/1.1\r\n"
            #expect(request.hasPrefix(line))
            #expect(request.lowercased().contains("\r\nx-word: hello\r\n"))
            #expect(request.lowercased().contains("\r\naccept: application/json\r\n"))
        }
    }

    @Test(arguments: ReachingTransport.allCases)
    func sendsABody(transport: ReachingTransport) async throws {
        try await LoopbackServer.answering(Self.answer) { server in
            try await transport.run { transport in
                _ = try await ask(transport, at: server.address, .post(.init(word: "é")))
            }
            let request = try #require(server.requests.first)
            #expect(request.hasPrefix("POST /a/"))
            #expect(request.hasSuffix("\r\n\r\n{\"word\":\"é\"}"))
            #expect(request.lowercased().contains("\r\ncontent-type: application/json\r\n"))
        }
    }

    @Test(arguments: ReachingTransport.allCases)
    func bringsStatusFieldsAndBodyOfAnyAnswer(transport: ReachingTransport) async throws {
        let answer = "HTTP/1.1 429 Too Many\r\nRetry-After: 7\r\nContent-Length: 2\r\n\r\n{}"
        try await LoopbackServer.answering(answer) { server in
            try await transport.run { transport in
                let error = await #expect(throws: APIError.self) {
                    try await ask(transport, at: server.address)
                }
                #expect(error?.kind == .rateLimited(retryAfter: .seconds(7)))
                #expect(error?.status == 429)
            }
        }
    }

    @Test(arguments: ReachingTransport.allCases)
    func followsNoRedirect(transport: ReachingTransport) async throws {
        try await LoopbackServer.answering(Self.answer) { other in
            let redirect = "HTTP/1.1 302 Found\r\nLocation: \(other.address)/x\r\nContent-Length: 0\r\n\r\n"
            try await LoopbackServer.answering(redirect) { server in
                try await transport.run { transport in
                    let error = await #expect(throws: APIError.self) {
                        try await ask(transport, at: server.address)
                    }
                    #expect(error?.status == 302)
                }
                #expect(server.requests.count == 1)
            }
            #expect(other.requests.isEmpty)
        }
    }

    @Test(
        arguments: ReachingTransport.allCases,
        [
            "HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n{\"word\":",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{\"word\":\r\n",
            "",
        ])
    func tellsThatAnAnswerWasCutOff(transport: ReachingTransport, answer: String) async throws {
        try await LoopbackServer.answering(answer) { server in
            try await transport.run { transport in
                let error = await #expect(throws: APIError.self) {
                    try await ask(transport, at: server.address)
                }
                #expect([.unreachable, .unreadable].contains(error?.kind))
                #expect(error?.status == nil)
            }
        }
    }

    @Test(arguments: ReachingTransport.safe) func tellsThatAnAnswerWasCutOffAnywhere(
        transport: ReachingTransport
    ) async throws {
        try await transport.run { transport in
            for length in 0..<Self.answer.count {
                try await LoopbackServer.answering(String(Self.answer.prefix(length))) { server in
                    let error = await #expect(throws: APIError.self, "\(length)") {
                        try await ask(transport, at: server.address)
                    }
                    #expect([.unreachable, .unreadable].contains(error?.kind), "\(length)")
                }
            }
        }
    }

    @Test(
        arguments: ReachingTransport.allCases,
        ["SSH-2.0-Other_1.0\r\n", "220 mail ESMTP\r\n", "<html>hello</html>\r\n\r\n", "{\"word\":\"hello\"}\n"])
    func tellsThatBytesAreNoHTTP(transport: ReachingTransport, answer: String) async throws {
        try await LoopbackServer.answering(answer) { server in
            try await transport.run { transport in
                let error = await #expect(throws: APIError.self) { try await ask(transport, at: server.address) }
                #expect(error?.kind == .unreadable)
            }
        }
    }

    @Test(arguments: ReachingTransport.allCases, [true, false])
    func readsNoMoreThanItMay(transport: ReachingTransport, saysHowMuch: Bool) async throws {
        let body = "{\"word\":\"" + String(repeating: "o", count: 100_000) + "\"}"
        let length = saysHowMuch ? "Content-Length: \(body.utf8.count)\r\n" : ""
        try await LoopbackServer.answering("HTTP/1.1 200 OK\r\n\(length)Connection: close\r\n\r\n\(body)") { server in
            try await transport.run { transport in
                let error = await #expect(throws: APIError.self) {
                    try await ask(transport, at: server.address, answerLimit: 10_000)
                }
                #expect(error?.kind == .answerTooLarge)
                let whole = try await ask(transport, at: server.address)
                #expect(whole.word.count == 100_000)
            }
        }
    }

    @Test(arguments: ReachingTransport.allCases)
    func tellsThatNobodyListens(transport: ReachingTransport) async throws {
        try await transport.run { transport in
            let error = await #expect(throws: APIError.self) {
                try await ask(transport, at: LoopbackServer.closedAddress)
            }
            #expect(error?.kind == .unreachable)
        }
    }

    @Test(arguments: ReachingTransport.allCases, ["", "HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n{\"wo"])
    func givesUpAfterItsTimeLimit(transport: ReachingTransport, answer: String) async throws {
        try await LoopbackServer.answering(answer, then: .leaveOpen) { server in
            try await transport.run(timeLimit: .milliseconds(200)) { transport in
                let error = await #expect(throws: APIError.self) { try await ask(transport, at: server.address) }
                #expect(error?.kind == .timedOut)
            }
        }
    }

    @Test(arguments: ReachingTransport.allCases)
    func stopsWhenCancelled(transport: ReachingTransport) async throws {
        try await LoopbackServer.answering("", then: .leaveOpen) { server in
            try await transport.run { transport in
                let call = Task { try await ask(transport, at: server.address) }
                try await eventuallyAsked(server)
                call.cancel()
                let error = await #expect(throws: APIError.self) { try await call.value }
                #expect(error?.kind == .cancelled)
            }
        }
    }

    @Test(arguments: ReachingTransport.allCases)
    func neverShowsTheKey(transport: ReachingTransport) async throws {
        try await transport.run { transport in
            let error = try #require(
                await #expect(throws: APIError.self) { try await ask(transport, at: LoopbackServer.closedAddress) })
            for text in ["\(error)", error.localizedDescription, String(reflecting: error)] {
                #expect(!text.contains("s3cret"))
                #expect(!text.contains("?"))
            }
        }
    }

    @Test func connectsToThePinnedAddress() async throws {
        try await LoopbackServer.answering(Self.answer) { server in
            let port = try #require(server.address.port)
            let address = try #require(URL(string: "http://pinned.invalid:\(port)"))
            try await AsyncHTTPTransport.run(pinnedAddresses: ["pinned.invalid": "127.0.0.1"]) { transport in
                _ = try await ask(transport, at: address)
            }
            #expect(server.requests.first?.lowercased().contains("\r\nhost: pinned.invalid:\(port)\r\n") == true)
        }
    }

    @Test(arguments: ["http://PINNED.invalid", "http://pinned.invalid.", "http://other.invalid"])
    func asksNoHostThatWasNotPinned(text: String) async throws {
        let address = try #require(URL(string: text))
        try await AsyncHTTPTransport.run(pinnedAddresses: ["pinned.invalid": "127.0.0.1"]) { transport in
            let error = await #expect(throws: APIError.self) { try await ask(transport, at: address) }
            #expect(error?.kind == .invalidRequest)
        }
    }

    @Test func callsFailWhenTheTransportIsShutDown() async throws {
        try await LoopbackServer.answering("", then: .leaveOpen) { server in
            let transport = AsyncHTTPTransport(timeLimit: .seconds(600))
            let call = Task { try await ask(transport, at: server.address) }
            try await eventuallyAsked(server)
            try await transport.shutdown()
            let error = await #expect(throws: APIError.self) { try await call.value }
            #expect(error?.kind == .unreachable)
        }
    }

    private func eventuallyAsked(_ server: LoopbackServer) async throws {
        try await eventually("the server was asked") { !server.requests.isEmpty }
    }
}
