public import Foundation

/// An instant to the millisecond: the time of an action in Filmz. The time a film was *watched* is ``WatchedOn``.
public struct Timestamp: Hashable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public let milliseconds: Int64

    public static let millisecondsPerDay: Int64 = 86_400_000

    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    public init(_ date: Date) {
        milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
    }

    public var date: Date {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// The beginning of the minute of this instant.
    public var startOfMinute: Timestamp {
        let sinceStart = (milliseconds % 60_000 + 60_000) % 60_000
        return Timestamp(milliseconds: milliseconds - sinceStart)
    }
}

extension Timestamp {
    public static func + (instant: Timestamp, duration: Duration) -> Timestamp {
        Timestamp(milliseconds: instant.milliseconds + Int64(duration / .milliseconds(1)))
    }

    public static func - (later: Timestamp, earlier: Timestamp) -> Duration {
        .milliseconds(later.milliseconds - earlier.milliseconds)
    }
}

extension Timestamp: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

extension Timestamp: TextCodable {
    /// Reads `2011-07-14T20:15:00.000Z`; returns nil for any other spelling.
    public init?(_ description: String) {
        guard let date = try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(description)
        else { return nil }
        self.init(date)
        // Foundation's parser reads 30 February as 2 March, and ignores text at the end.
        guard self.description == description else { return nil }
    }

    /// `2011-07-14T20:15:00.000Z`.
    public var description: String {
        // Foundation cuts off fractions of a second instead of rounding them, which loses every other millisecond.
        let fraction = (milliseconds % 1000 + 1000) % 1000
        let second = Timestamp(milliseconds: milliseconds - fraction).date.formatted(.iso8601)
        return "\(second.dropLast()).\(Digits.padded(Int(fraction), to: 3))Z"
    }
}
