import APICore

/// How a date is written in an address.
public enum AMCDateForm: Sendable, Hashable {
    /// `1-31-2025`: as in AMC's documentation; its service takes this today.
    case monthFirst
    /// `2025-01-31`: what the service took before August 2026, and older programs send.
    case iso

    func text(_ date: PlainDate) -> String {
        switch self {
        case .monthFirst: "\(date.month)-\(date.day)-\(date.year)"
        case .iso: date.description
        }
    }
}
