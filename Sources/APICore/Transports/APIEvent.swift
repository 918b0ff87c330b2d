/// One call that has ended. It holds no query and no key.
public struct APIEvent: Sendable, Hashable {
    /// How a call ended.
    public enum Outcome: Sendable, Hashable {
        /// With an answer, good or bad, of this length in bytes.
        case answered(status: Int, bytes: Int)
        /// Without an answer.
        case failed(APIError.Kind)
    }

    /// The vendor's name.
    public var service: String
    /// Method and path.
    public var operation: String
    /// How it ended.
    public var outcome: Outcome
    /// How long it took, up to the last byte.
    public var duration: Duration

    /// Makes an event.
    public init(service: String, operation: String, outcome: Outcome, duration: Duration) {
        self.service = service
        self.operation = operation
        self.outcome = outcome
        self.duration = duration
    }
}
