import APICore

/// How a date is written in an address.
public enum AMCDateForm: Sendable, Hashable {
    /// `01-31-2025`: what the service takes today. AMC's documentation leaves out the zeros in front.
    case monthFirst
    /// `2025-01-31`: what the service took before August 2026, and older programs send.
    case iso

    func text(_ date: PlainDate) -> String {
        switch self {
        case .monthFirst: "\(date.description.dropFirst(5))-\(date.description.prefix(4))"
        case .iso: date.description
        }
    }
}
