import APICore

/// The format of a date in an address.
public enum AMCDateForm: Sendable, Hashable {
    /// `01-31-2025`: the format that the service accepts today. AMC's documentation omits the leading zeros.
    case monthFirst
    /// `2025-01-31`: the format that the service accepted before August 2026, and older programs send.
    case iso

    func text(_ date: PlainDate) -> String {
        switch self {
        case .monthFirst: "\(date.description.dropFirst(5))-\(date.description.prefix(4))"
        case .iso: date.description
        }
    }
}
