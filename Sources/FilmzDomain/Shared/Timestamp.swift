public import Foundation

/// An instant to the millisecond: when something was done in Filmz. When a film was *watched* is ``WatchedOn``.
public struct Timestamp: Hashable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public let milliseconds: Int64

    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    public init(_ date: Date) {
        milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
    }

    public var date: Date {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

extension Timestamp: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

extension Timestamp: TextCodable {
    private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// Reads `2011-07-14T20:15:00.000Z`.
    public init?(_ description: String) {
        guard let date = try? Self.style.parse(description) else { return nil }
        self.init(date)
    }

    /// `2011-07-14T20:15:00.000Z`.
    public var description: String { date.formatted(Self.style) }
}
