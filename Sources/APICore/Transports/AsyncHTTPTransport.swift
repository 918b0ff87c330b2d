#if AsyncHTTP
    import AsyncHTTPClient
    import Foundation
    import HTTPTypes
    import NIOCore
    import NIOHTTP1

    /// A transport over async-http-client.
    ///
    /// With pinned addresses it connects only to these, whatever a name server says, and refuses other hosts. It never
    /// reads more than the request's limit. It follows no redirects, and stores no cookies and no responses.
    ///
    /// Its connections close when it is no longer referenced. ``shutdown()`` and
    /// ``run(pinnedAddresses:timeLimit:body:)`` close them and wait for that.
    public struct AsyncHTTPTransport: Transport {
        private let connections: Connections
        private let pinnedAddresses: [String: String]
        private let timeLimit: Duration

        /// A transport with connections of its own.
        ///
        /// - Parameters:
        ///   - pinnedAddresses: IP addresses by host name, spelled as in the addresses of the calls. If it is empty,
        ///     name servers are asked for every host.
        ///   - timeLimit: the maximum duration of a call, from its beginning to the last byte.
        public init(pinnedAddresses: [String: String] = [:], timeLimit: Duration = .seconds(15)) {
            // Responses are not compressed, so that the bytes that arrive are the bytes that are limited.
            var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled)
            configuration.dnsOverride = pinnedAddresses
            // The HTTP/2 parser accepts any number as a status, and crashes at a negative one.
            configuration.httpVersion = .http1Only
            configuration.refuseUnknownStatuses()
            configuration.timeout.connect = .nanoseconds(Int64(min(timeLimit, .seconds(10)) / .nanoseconds(1)))
            // `RetryingTransport` decides whether to try again.
            configuration.connectionPool.retryConnectionEstablishment = false
            // Calls are rare, and the other side may close an idle connection, on which the next call would fail.
            configuration.connectionPool.idleTimeout = .seconds(20)
            self.connections = Connections(HTTPClient(configuration: configuration))
            self.pinnedAddresses = pinnedAddresses
            self.timeLimit = timeLimit
        }

        /// Creates a transport for `body`, and shuts it down afterwards.
        public static func run<Value>(
            pinnedAddresses: [String: String] = [:], timeLimit: Duration = .seconds(15),
            body: (AsyncHTTPTransport) async throws -> Value
        ) async throws -> Value {
            let transport = AsyncHTTPTransport(pinnedAddresses: pinnedAddresses, timeLimit: timeLimit)
            let outcome: Result<Value, any Error>
            do { outcome = .success(try await body(transport)) } catch { outcome = .failure(error) }
            do { try await transport.shutdown() } catch { if case .success = outcome { throw error } }
            return try outcome.get()
        }

        /// Closes all connections. Calls that are running and later ones fail.
        public func shutdown() async throws {
            try await connections.client.shutdown()
        }

        public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
            if !pinnedAddresses.isEmpty, pinnedAddresses[request.url.host() ?? ""] == nil {
                throw APIError(.invalidRequest, of: request, message: "The address of this host was not checked.")
            }
            return try await withTimeLimit(timeLimit, for: request) { () async throws(APIError) -> APIResponse in
                let outgoing = try HTTPClientRequest(request)
                do {
                    return try await exchange(outgoing, limit: request.answerLimit)
                } catch {
                    // A transport that is shut down cancels its calls.
                    let kind = Self.kind(of: error)
                    throw APIError(kind == .cancelled && !Task.isCancelled ? .unreachable : kind, of: request)
                }
            }
        }

        private func exchange(_ request: HTTPClientRequest, limit: Int) async throws -> APIResponse {
            let answer = try await connections.client.execute(
                request, timeout: .nanoseconds(Int64(timeLimit / .nanoseconds(1))))
            var fields = HTTPFields()
            for (name, value) in answer.headers {
                guard let name = HTTPField.Name(name), HTTPField.isValidValue(value) else { continue }
                fields.append(HTTPField(name: name, value: value))
            }
            let body = try await answer.body.collect(upTo: limit)
            return APIResponse(
                status: HTTPResponse.Status(code: Int(answer.status.code)), fields: fields,
                body: Data(body.readableBytesView))
        }

        /// The owner of a client, which it shuts down at its end: async-http-client stops the program if an open client
        /// is deallocated.
        private final class Connections: Sendable {
            let client: HTTPClient

            init(_ client: HTTPClient) {
                self.client = client
            }

            deinit {
                // The closure keeps the client until it is closed; a client that is already closed reports so at once.
                client.shutdown { [client] _ in withExtendedLifetime(client) {} }
            }
        }

        private static func kind(of error: any Error) -> APIError.Kind {
            switch error {
            case is CancellationError: return .cancelled
            case is NIOTooManyBytesError: return .answerTooLarge
            // The connection ended before the response did.
            case HTTPParserError.invalidEOFState: return .unreachable
            case is HTTPParserError: return .unreadable
            default: break
            }
            switch error as? HTTPClientError {
            case .some(.cancelled): return .cancelled
            case .some(.readTimeout), .some(.writeTimeout), .some(.connectTimeout), .some(.deadlineExceeded),
                .some(.getConnectionFromPoolTimeout), .some(.httpProxyHandshakeTimeout), .some(.tlsHandshakeTimeout):
                return .timedOut
            case .some(.invalidURL), .some(.emptyHost), .some(.emptyScheme): return .invalidRequest
            default: return .unreachable
            }
        }
    }

    extension HTTPClientRequest {
        fileprivate init(_ request: APIRequest) throws(APIError) {
            self.init(url: try request.signedURL.absoluteString)
            method = NIOHTTP1.HTTPMethod(rawValue: request.method.rawValue)
            for field in try request.signedFields {
                headers.add(name: field.name.canonicalName, value: field.value)
            }
            if let body = request.body { self.body = .bytes(ByteBuffer(bytes: body)) }
        }
    }

    extension AsyncHTTPTransport: CustomReflectable {
        /// An empty mirror, because running calls have keys, which `dump` must not show.
        public var customMirror: Mirror { Mirror(self, children: []) }
    }
#endif
