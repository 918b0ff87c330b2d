public import APICore

extension RetryPolicy {
    /// The standard policy with a time limit of an hour, in which some thousand calls have their turn. How long the
    /// store may take to answer is the transport's matter.
    public static let iTunes = RetryPolicy(timeLimit: .seconds(3600))
}
