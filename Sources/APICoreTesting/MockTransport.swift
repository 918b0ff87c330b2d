public import APICore
public import Foundation

/// A transport for tests and previews: it answers calls without a network, and records them.
///
///     let transport = MockTransport(#"{"Title": "Alien", "imdbID": "tt0078748", "Response": "True"}"#)
///     let omdb = OMDbClient(key: "key", transport: transport)
///     #expect(try await omdb.detail(id: "tt0078748").title == "Alien")
///     #expect(await transport.addresses == ["https://www.omdbapi.com/?i=tt0078748&apikey=key"])
///
/// The responses come from texts, from a closure, which may also throw an `APIError`, or from a recording.
public actor MockTransport: Transport {
    private let answer: @Sendable (APIRequest, _ call: Int) async throws(APIError) -> APIResponse
    /// The calls so far, in order.
    public private(set) var requests: [APIRequest] = []

    /// A transport that gets its responses from a closure. The closure is passed the number of earlier calls.
    public init(_ answer: @escaping @Sendable (APIRequest, _ call: Int) async throws(APIError) -> APIResponse) {
        self.answer = answer
    }

    /// A transport that answers each call with the next of these responses, and then always with the last.
    ///
    /// - Precondition: there is at least one response.
    public init(_ answers: [APIResponse]) {
        precondition(!answers.isEmpty, "without an answer, no call can be answered")
        self.init { _, call in answers[min(call, answers.count - 1)] }
    }

    /// A transport that answers each call with the next of these bodies, as JSON, and then always with the last.
    public init(bodies: [Data]) {
        self.init(bodies.map { .json($0) })
    }

    /// A transport that answers all calls with this text, as JSON.
    public init(_ body: String) {
        self.init([.text(body)])
    }

    /// A transport that plays a recording back, as `ReplayingTransport` does: a call that is not in it fails as
    /// `unreachable`.
    public init(_ cassette: Cassette) {
        let replaying = ReplayingTransport(cassette)
        self.init { request, _ async throws(APIError) in try await replaying.send(request) }
    }

    /// Records the call, and answers it.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        requests.append(request)
        return try await answer(request, requests.count - 1)
    }

    /// The addresses of the calls so far, as they are sent, with the key if it is part of the address.
    public var addresses: [String] {
        requests.map { (try? $0.signedURL.absoluteString) ?? "unsigned" }
    }
}
