extension ProviderSimulator {
    /// A way to misbehave.
    public struct Fault: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            /// The normal answer, this much later.
            case slow(Duration)
            /// No answer until the connection goes.
            case hanging
            /// Half of the normal answer under a `Content-Length` for all of it, or for more than none; then the
            /// connection ends.
            case cutOff
            /// 401.
            case unauthorized
            /// 403.
            case forbidden
            /// 404.
            case notFound
            /// 429; `retryAfter` is in seconds, nil leaves the header out.
            case tooManyRequests(retryAfter: Int?)
            /// 500.
            case serverError
            /// 503.
            case unavailable
            /// 200 with a page for people.
            case html
            /// 200 with half a JSON text.
            case invalidJSON
            /// The normal answer with numbers as texts, texts as numbers, lists as objects.
            case wrongTypes
            /// The normal answer with every row twice.
            case duplicates
            /// The service's own way of saying that the quota is used up.
            case quota
            /// 429 from a clock that is so much ahead (behind when negative): `Retry-After` is a date, one second
            /// after the `Date` of the answer.
            case clockSkew(Duration)
        }

        public var kind: Kind
        /// The first call affected, counted from 1 since the fault was set.
        public var from: Int
        /// How many calls are affected; nil is all from the first on.
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
