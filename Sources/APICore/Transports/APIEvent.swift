/// One call that has ended. It holds no query and no key.
public struct APIEvent: Sendable, Hashable {
    /// How a call ended.
    public enum Outcome: Sendable, Hashable {
        /// With an answer, good or bad, of so many bytes.
        case answered(status: Int, bytes: Int)
        /// Without one.
        case failed(APIError.Kind)
    }

    /// The vendor's name.
    public var service: String
    /// Method and path.
    public var operation: String
    /// How it ended.
    public var outcome: Outcome
    /// How long it took, from being sent to the last byte.
    public var duration: Duration

    /// A call that ended so.
    public init(service: String, operation: String, outcome: Outcome, duration: Duration) {
        self.service = service
        self.operation = operation
        self.outcome = outcome
        self.duration = duration
    }
}
