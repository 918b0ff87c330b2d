/// Whether Filmz can do its work.
public enum Health: String, Hashable, Sendable {
    /// What people keep and the catalogue can be read.
    case ready
    case unavailable
}
