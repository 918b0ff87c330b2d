/// The pauses before one call after another.
public struct Pace: Sendable, Hashable {
    /// The pause before the first call, the second and so on. The last one goes on for all calls after.
    public let pauses: [Duration]

    /// A pace of these pauses; without any, there is none.
    public init(_ pauses: [Duration]) {
        self.pauses = pauses
    }

    /// The pause before a call, counted from 1.
    public func pause(before call: Int) -> Duration {
        guard let last = pauses.last else { return .zero }
        return if call >= 1 && call <= pauses.count { pauses[call - 1] } else { last }
    }
}
