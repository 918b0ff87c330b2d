import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore

extension WebFixture {
    /// The headers of a program that sends JSON.
    static let program: HTTPFields = [.origin: "http://localhost", .contentType: "application/json"]

    /// A request to the API, by its path after `/api/v1`.
    func api(
        _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, headers: HTTPFields = Self.program
    ) async throws -> TestResponse {
        try await send("/api/v1" + path, method, headers, body.map { ByteBuffer(string: $0) })
    }
}

extension TestResponse {
    /// The body, read as a value.
    func json<Value: Decodable>(_: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(body.readableBytesView))
    }

    var problem: ProblemForm {
        get throws { try json() }
    }
}

/// A page of a list as it is sent.
struct PageForm<Item: Decodable & Sendable>: Decodable {
    var items: [Item]
    var next: String?
    var total: Int
}

/// A problem document as it is sent.
struct ProblemForm: Decodable {
    var type: String
    var title: String
    var status: Int
    var detail: String
    var field: String?

    /// The last part of the type's URN.
    var name: String { type.replacing("urn:filmz:problem:", with: "") }
}
