/// The transport that clients use by default: no response of a server can end the program.
///
/// On Apple's systems this is ``URLSessionTransport``. On Linux it is `AsyncHTTPTransport`, which needs the package's
/// trait `AsyncHTTP`, one of the default ones. Without the trait, every call on Linux fails as
/// ``APIError/Kind/invalidRequest``; name another transport then.
public struct StandardTransport: Transport {
    private let base: any Transport

    /// A transport with connections of its own, and a maximum duration of a call, from its beginning to the last byte.
    public init(timeLimit: Duration = .seconds(15)) {
        #if canImport(Darwin)
            base = URLSessionTransport(timeLimit: timeLimit)
        #elseif AsyncHTTP
            base = AsyncHTTPTransport(timeLimit: timeLimit)
        #else
            base = NoTransport()
        #endif
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await base.send(request)
    }
}

#if !canImport(Darwin) && !AsyncHTTP
    /// A transport that fails every call, since Foundation's way of sending would put the program at risk.
    private struct NoTransport: Transport {
        func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
            throw APIError(
                .invalidRequest, of: request,
                message: "Enable the trait AsyncHTTP of this package, or name a transport.")
        }
    }
#endif
