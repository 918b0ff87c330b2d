public import APICore

extension RetryPolicy {
    /// The standard policy with a time limit of an hour, enough for some thousand waiting calls. The transport limits
    /// the duration of each call.
    public static let iTunes = RetryPolicy(timeLimit: .seconds(3600))
}
