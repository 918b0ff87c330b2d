/// Whether Filmz works.
public enum Health: String, Hashable, Sendable {
    /// The data of persons and the catalogue can be read.
    case ready
    case unavailable
}
