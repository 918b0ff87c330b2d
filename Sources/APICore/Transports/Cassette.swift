public import Foundation
import HTTPTypes

/// Calls with their answers, to be written to a file and played back without a network.
///
/// It holds addresses without keys and no header fields of requests. Of answers it keeps the fields that say how to
/// read them.
public struct Cassette: Sendable, Codable, Hashable {
    /// One call and its answer.
    public struct Exchange: Sendable, Codable, Hashable {
        /// The method.
        public var method: String
        /// The address, without the key.
        public var url: String
        /// The body that was sent, if there was one.
        public var sent: Data?
        /// The status of the answer.
        public var status: Int
        /// Header fields of the answer that say how to read it.
        public var fields: [String: String]
        /// The body of the answer.
        public var body: Data

        /// A call with its answer.
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

    /// The calls, in the order in which they were answered.
    public var exchanges: [Exchange]

    /// A cassette of these calls.
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
