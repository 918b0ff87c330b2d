import HTTPTypes

/// A transport that reports every call, for logging or metrics: the library itself logs nothing.
public struct Observed: Transport {
    private let base: any Transport
    private let timeline: Timeline
    private let observe: @Sendable (APIEvent) -> Void

    /// A transport that reports each call when it has ended.
    public init(
        _ base: any Transport, clock: any Clock<Duration> = ContinuousClock(),
        observe: @escaping @Sendable (APIEvent) -> Void
    ) {
        self.base = base
        self.timeline = Timeline(clock)
        self.observe = observe
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let start = timeline.now()
        func tell(_ outcome: APIEvent.Outcome) {
            observe(
                APIEvent(
                    service: request.service, operation: request.operation, outcome: outcome,
                    duration: timeline.now() - start))
        }
        do throws(APIError) {
            let response = try await base.send(request)
            tell(.answered(status: response.status.code, bytes: response.body.count))
            return response
        } catch {
            tell(.failed(error.kind))
            throw error
        }
    }
}
