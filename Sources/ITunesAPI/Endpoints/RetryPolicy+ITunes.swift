public import APICore

extension RetryPolicy {
    /// The standard policy with a time limit of an hour, enough for some thousand waiting calls. The transport limits
    /// how long one answer may take.
    public static let iTunes = RetryPolicy(timeLimit: .seconds(3600))
}
