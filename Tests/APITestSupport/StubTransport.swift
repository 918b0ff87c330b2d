public import APICore
public import Foundation
import HTTPTypes

/// Answers calls with a closure, and remembers them.
public actor StubTransport: Transport {
    private let answer: @Sendable (APIRequest, _ call: Int) async throws(APIError) -> APIResponse
    /// The calls so far, in order.
    public private(set) var requests: [APIRequest] = []

    /// A transport that asks a closure. The closure gets the number of earlier calls.
    public init(_ answer: @escaping @Sendable (APIRequest, _ call: Int) async throws(APIError) -> APIResponse) {
        self.answer = answer
    }

    /// A transport that answers each call with the next of these bodies, and then always with the last.
    public init(bodies: [Data]) {
        self.init { _, call in .json(bodies[min(call, bodies.count - 1)]) }
    }

    /// A transport that answers all calls with this text.
    public init(_ body: String) {
        self.init(bodies: [Data(body.utf8)])
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        requests.append(request)
        return try await answer(request, requests.count - 1)
    }

    /// The addresses of the calls so far, as they are sent, with the key if it is part of the address.
    public var addresses: [String] {
        requests.map { (try? $0.signedURL.absoluteString) ?? "unsigned" }
    }
}

extension APIResponse {
    /// JSON with a status.
    public static func json(_ body: Data, status: Int = 200) -> APIResponse {
        APIResponse(
            status: HTTPResponse.Status(code: status), fields: [.contentType: "application/json"], body: body)
    }

    /// JSON, or any other text, with a status.
    public static func text(_ body: String, status: Int = 200) -> APIResponse {
        json(Data(body.utf8), status: status)
    }
}
