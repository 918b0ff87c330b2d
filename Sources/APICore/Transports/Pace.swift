/// The pauses between successive calls.
public struct Pace: Sendable, Hashable {
    /// The pause before the first call, before the second and so on. The last one applies to all later calls.
    public let pauses: [Duration]

    /// A pace with these pauses; an empty list means no pauses.
    public init(_ pauses: [Duration]) {
        self.pauses = pauses
    }

    /// The pause before a call, counted from 1.
    public func pause(before call: Int) -> Duration {
        guard let last = pauses.last else { return .zero }
        return if call >= 1 && call <= pauses.count { pauses[call - 1] } else { last }
    }
}
