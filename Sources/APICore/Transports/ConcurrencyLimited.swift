/// A transport that limits the number of concurrent calls. The others wait, first come, first served.
public struct ConcurrencyLimited: Transport {
    private let base: any Transport
    private let gate: Gate

    /// A transport that runs at most this number of calls at once.
    ///
    /// - Precondition: `calls` is at least 1.
    public init(_ base: any Transport, calls: Int) {
        precondition(calls >= 1, "a limit of no calls would never let one through")
        self.base = base
        self.gate = Gate(places: calls)
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await gate.admit(request) { () async throws(APIError) in try await base.send(request) }
    }
}
