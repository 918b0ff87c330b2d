extension ProviderSimulator {
    /// A fault of a service.
    public struct Fault: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            /// The normal response, delayed by this duration.
            case slow(Duration)
            /// No response until the connection is closed.
            case hanging
            /// Half of the normal response with a `Content-Length` for all of it, at least two bytes; then the
            /// connection ends.
            case cutOff
            /// Status 401.
            case unauthorized
            /// Status 403.
            case forbidden
            /// Status 404.
            case notFound
            /// Status 429; `retryAfter` is in seconds, nil omits the header field.
            case tooManyRequests(retryAfter: Int?)
            /// Status 500.
            case serverError
            /// Status 503.
            case unavailable
            /// Status 200 with an HTML page.
            case html
            /// Status 200 with truncated JSON.
            case invalidJSON
            /// The normal response with numbers as texts, texts as numbers, lists as objects.
            case wrongTypes
            /// The normal response with every row twice.
            case duplicates
            /// The service's own response for a used-up quota.
            case quota
            /// Status 429 from a clock that is ahead by this duration (behind if negative): `Retry-After` is a date,
            /// one second after the `Date` of the response.
            case clockSkew(Duration)
        }

        public var kind: Kind
        /// The first call affected, counted from 1 since the fault was set.
        public var from: Int
        /// The number of calls affected; nil for all from the first on.
        public var calls: Int?

        public init(_ kind: Kind, from: Int = 1, calls: Int? = nil) {
            self.kind = kind
            self.from = from
            self.calls = calls
        }

        /// Whether a call is affected, counted from 1 since the fault was set.
        func affects(_ call: Int) -> Bool {
            call >= from && calls.map { call - from < $0 } ?? true
        }
    }
}
