public import Foundation
import HTTPTypes

/// The settings that all calls to a vendor share: the transport, the key and the address.
///
///     let client = APIClient(transport: StandardTransport(), credential: .query("apikey", key: key))
///     let page = try await SearchEndpoint().request(.search("alien"), with: client)
///
/// It follows no redirects and caches nothing: you know best how long a response may be kept.
public struct APIClient: Sendable {
    /// The transport that sends the calls, with the decorators around it that the vendor needs.
    public var transport: any Transport
    /// The key, or nil if the vendor needs none.
    public var credential: Credential?
    /// An address to use instead of the targets' base address, such as a proxy's; nil to use theirs.
    public var baseURL: URL?
    /// The maximum size of a response body, in bytes; a larger one fails as ``APIError/Kind/answerTooLarge``.
    public var answerLimit: Int

    /// A client that sends its calls through a transport.
    public init(
        transport: any Transport, credential: Credential? = nil, baseURL: URL? = nil, answerLimit: Int = 8 << 20
    ) {
        self.transport = transport
        self.credential = credential
        self.baseURL = baseURL
        self.answerLimit = answerLimit
    }

    func request(for target: some HTTPTargetType, of vendor: (some APIVendor).Type) throws(APIError) -> APIRequest {
        try APIRequest(
            target, service: vendor.name, baseURL: baseURL ?? target.baseURL, credential: credential,
            answerLimit: answerLimit)
    }

    @concurrent
    func answer<Model: Decodable, Vendor: APIVendor>(
        to request: APIRequest, from vendor: Vendor.Type
    ) async throws(APIError) -> Model {
        let response = try await response(to: request, from: vendor)
        do {
            return try vendor.makeDecoder().decode(Model.self, from: response.withoutMark)
        } catch {
            let message = (error as? DecodingError)?.place
            throw APIError(.unreadable, of: request, status: response.status.code, message: message)
        }
    }

    /// The response to a request, if the vendor finds no fault in it.
    func response(to request: APIRequest, from vendor: (some APIVendor).Type) async throws(APIError) -> APIResponse {
        if Task.isCancelled { throw APIError(.cancelled, of: request) }
        let response: APIResponse
        do throws(APIError) {
            response = try await transport.send(request)
        } catch {
            throw request.credential.map(error.redacted) ?? error
        }
        if var fault = vendor.fault(in: response) {
            // Read again without the key, which a vendor may repeat anywhere in its error.
            if let redacted = request.credential.map(response.redacted) { fault = vendor.fault(in: redacted) ?? fault }
            throw APIError(
                fault.kind, of: request, status: response.status.code, message: fault.message, cause: fault.cause)
        }
        return response
    }
}

/// A client of one vendor, built on an ``APIClient``.
public protocol APIService: Sendable {
    /// The client that sends the calls.
    var client: APIClient { get }
}

extension APIResponse {
    /// The body without the byte order mark that some services put in front.
    package var withoutMark: Data {
        if body.starts(with: [0xEF, 0xBB, 0xBF]) { body.dropFirst(3) } else { body }
    }
}

extension DecodingError {
    /// The place in the JSON where decoding failed: keys and indices, never a value.
    var place: String {
        switch self {
        case .keyNotFound(let key, let context): "no \(key.stringValue)\(context.place)"
        case .typeMismatch(_, let context): "another type\(context.place)"
        case .valueNotFound(_, let context): "null\(context.place)"
        case .dataCorrupted(let context): "not readable\(context.place)"
        @unknown default: "not readable"
        }
    }
}

extension DecodingError.Context {
    fileprivate var place: String {
        let path = codingPath.map { key in key.intValue.map { String($0) } ?? key.stringValue }
        return if path.isEmpty { "" } else { " at " + path.joined(separator: ".") }
    }
}
