public import Foundation
public import HTTPTypes

/// A request ready to be sent, with its key kept beside it.
public struct APIRequest: Sendable {
    /// The vendor's name.
    public let service: String
    /// The method and the path, which may be shown; never a query or a key.
    public let operation: String
    /// The HTTP method.
    public let method: HTTPRequest.Method
    /// The address with its query, without the key.
    public let url: URL
    /// The header fields, without the key.
    public var fields: HTTPFields
    /// The body, or nil if there is none.
    public let body: Data?
    /// The key, or nil if the vendor needs none.
    public let credential: Credential?
    /// The maximum size of the response body, in bytes; a larger one fails as ``APIError/Kind/answerTooLarge``.
    public let answerLimit: Int

    /// The address as it is sent, with the key if that belongs there. Not for logs.
    ///
    /// - Throws: ``APIError/Kind/invalidRequest`` if the key is not allowed in an address.
    public var signedURL: URL {
        get throws(APIError) {
            guard let credential else { return url }
            guard let signed = credential.sign(url) else {
                throw APIError(.invalidRequest, of: self, message: "The key cannot stand in an address.")
            }
            return signed
        }
    }

    /// The header fields as they are sent, with the key if that belongs there. Not for logs.
    ///
    /// - Throws: ``APIError/Kind/invalidRequest`` if the key is not allowed in a header field.
    public var signedFields: HTTPFields {
        get throws(APIError) {
            guard let credential else { return fields }
            guard let signed = credential.sign(fields) else {
                throw APIError(.invalidRequest, of: self, message: "The key cannot stand in a header field.")
            }
            return signed
        }
    }
}

extension APIRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The vendor, the method and the path.
    public var description: String { "\(service) \(operation)" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// An empty mirror, so that `dump` shows no query and no body.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension APIRequest {
    /// Builds the request for a target.
    ///
    /// - Throws: ``APIError/Kind/invalidRequest`` if the path, a field or the body is not valid.
    init(
        _ target: some HTTPTargetType, service: String, baseURL: URL, credential: Credential?, answerLimit: Int
    ) throws(APIError) {
        let operation = "\(target.method.rawValue) \(target.publicPath.prefix { $0 != "?" && $0 != "#" })"
        func invalid(_ message: String) -> APIError {
            APIError(.invalidRequest, service: service, operation: operation, message: message)
        }

        guard baseURL.query() == nil, baseURL.fragment() == nil else {
            throw invalid("The base address has a query or a fragment.")
        }
        var address = baseURL.absoluteString
        while address.hasSuffix("/") { address.removeLast() }
        let path = if target.path.hasPrefix("/") { target.path } else { "/" + target.path }
        guard path.utf8.allSatisfy(Self.standsInPath) else {
            throw invalid("The path holds a character that has to be percent-encoded.")
        }
        let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard path == "/" || segments.allSatisfy(Self.staysInPlace) else {
            throw invalid("A part of the path is empty or leads elsewhere.")
        }
        address += path

        var fields = HTTPFields()
        fields[.accept] = "application/json"
        var body: Data?
        switch target.task {
        case .requestPlain: break
        case .requestParams(let parameters):
            if let query = parameters.encoded { address += "?" + query }
        case .requestJSON(let value):
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            guard let encoded = try? encoder.encode(value) else { throw invalid("The body cannot be written as JSON.") }
            body = encoded
            fields[.contentType] = "application/json"
        }
        for (name, value) in target.headers {
            guard let name = HTTPField.Name(name), HTTPField.isValidValue(value) else {
                throw invalid("The header field \(name) has a name or a value that HTTP does not allow.")
            }
            fields[name] = value
        }
        guard let url = URL(string: address), url.host() != nil else { throw invalid("The address is not one.") }
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            throw invalid("The address is not one of HTTP.")
        }

        self.service = service
        self.operation = operation
        self.method = target.method
        self.url = url
        self.fields = fields
        self.body = body
        self.credential = credential
        self.answerLimit = answerLimit
    }

    /// Whether a byte is allowed in a path: RFC 3986, section 3.3. A `?` or `#` would end the path, and what follows
    /// would be shown as part of it.
    private static func standsInPath(_ byte: UInt8) -> Bool {
        byte.isUnreserved || "/%!$&'()*+,;=:@".utf8.contains(byte)
    }

    /// Whether a path segment is neither empty nor `.` nor `..`, which would climb out of the path.
    private static func staysInPlace(_ segment: Substring) -> Bool {
        let plain = segment.replacing("%2E", with: ".").replacing("%2e", with: ".")
        return !plain.isEmpty && plain != "." && plain != ".."
    }
}

extension APIRequest {
    /// A request for an address outside of any API, such as a picture's.
    package init(_ url: URL, service: String, answerLimit: Int) {
        self.service = service
        operation = "GET \(url.path())"
        method = .get
        self.url = url
        fields = [:]
        body = nil
        credential = nil
        self.answerLimit = answerLimit
    }
}
