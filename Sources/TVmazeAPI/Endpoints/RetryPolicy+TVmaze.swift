public import APICore

extension RetryPolicy {
    /// A policy of four attempts, two, four and eight seconds apart: together longer than the ten seconds in which
    /// TVmaze counts calls. The limit is two minutes, since a call also waits for its turn.
    public static let tvmaze = RetryPolicy(attempts: 4, firstWait: .seconds(2), timeLimit: .seconds(120))
}
