public import APICore

extension RetryPolicy {
    /// The standard policy with a longer time limit, two minutes: a call may have to wait a minute for its turn.
    public static let iTunes = RetryPolicy(timeLimit: .seconds(120))
}
