public import Foundation
import HTTPTypes

/// A recording of calls and responses, which can be stored in a file and played back without a network.
///
/// It holds addresses without keys, and no header fields of requests. Of responses it keeps the fields that say how to
/// decode them.
public struct Cassette: Sendable, Codable, Hashable {
    /// A call and its response.
    public struct Exchange: Sendable, Codable, Hashable {
        /// The HTTP method.
        public var method: String
        /// The address, without the key.
        public var url: String
        /// The body that was sent, or nil if there was none.
        public var sent: Data?
        /// The status of the response.
        public var status: Int
        /// The header fields of the response that say how to decode it.
        public var fields: [String: String]
        /// The body of the response.
        public var body: Data

        /// An exchange with these parts, such as for a test.
        public init(
            method: String = "GET", url: String, sent: Data? = nil, status: Int = 200, fields: [String: String] = [:],
            body: Data
        ) {
            self.method = method
            self.url = url
            self.sent = sent
            self.status = status
            self.fields = fields
            self.body = body
        }
    }

    /// The calls, in the order of their responses.
    public var exchanges: [Exchange]

    /// A cassette with these calls.
    public init(exchanges: [Exchange] = []) {
        self.exchanges = exchanges
    }
}

extension Cassette.Exchange {
    private static let kept: [HTTPField.Name] = [.contentType, .retryAfter, .date, .eTag, .cacheControl]

    init(_ request: APIRequest, response: APIResponse) {
        let response = request.credential.map(response.redacted) ?? response
        method = request.method.rawValue
        url = request.url.absoluteString
        sent = request.body
        status = response.status.code
        fields = [:]
        for name in Self.kept {
            fields[name.canonicalName] = response.fields[name]
        }
        body = response.body
    }

    func answers(_ request: APIRequest) -> Bool {
        method == request.method.rawValue && url == request.url.absoluteString && sent == request.body
    }

    var response: APIResponse {
        var answer = HTTPFields()
        for (name, value) in fields {
            if let name = HTTPField.Name(name) { answer[name] = value }
        }
        // A file may hold any number, a status may not.
        return APIResponse(status: HTTPResponse.Status(code: min(max(0, status), 999)), fields: answer, body: body)
    }
}
