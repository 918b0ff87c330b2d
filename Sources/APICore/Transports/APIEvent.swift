/// A report of one call that has ended. It holds no query and no key.
public struct APIEvent: Sendable, Hashable {
    /// The result of a call.
    public enum Outcome: Sendable, Hashable {
        /// The call got a response of any status, with a body of this length in bytes.
        case answered(status: Int, bytes: Int)
        /// The call got no response.
        case failed(APIError.Kind)
    }

    /// The vendor's name.
    public var service: String
    /// The method and the path of the call.
    public var operation: String
    /// The result of the call.
    public var outcome: Outcome
    /// The time from the beginning of the call to the last byte of the response.
    public var duration: Duration

    /// An event with these parts.
    public init(service: String, operation: String, outcome: Outcome, duration: Duration) {
        self.service = service
        self.operation = operation
        self.outcome = outcome
        self.duration = duration
    }
}
