/// Has no more than a number of calls under way at once. Calls beyond that wait their turn, first come, first served.
public struct ConcurrencyLimited: Transport {
    private let base: any Transport
    private let gate: Gate

    /// A transport with so many calls under way at most.
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
